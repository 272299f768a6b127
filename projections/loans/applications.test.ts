import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { loanApplicationPage } from "./applications.ts"

let database: TestDatabase
const history = new History()

beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  history.order("order-1", placing(undefined, { orderId: "order-1", uniqueId: "VT-LOAN" }))
  const apply = (loanId: string, applicantName: string, orderId: string | null) =>
    history.loan(loanId, {
      type: "Initiate",
      application: {
        loanId,
        orderId,
        username: null,
        applicantName,
        applicantEmail: `${loanId}@example.com`,
        lender: "Acme Lease",
        product: "lease",
        amountRequested: 100_000,
      },
    })
  const decide = (loanId: string, to: "PENDING" | "APPROVED" | "DECLINED") =>
    history.loan(loanId, {
      type: "RecordDecision",
      to,
      reason: "",
      lenderReference: "L-1",
      code: null,
      approvedAmount: to === "APPROVED" ? 150_000 : null,
      approvalExpiresAt: null,
      now: history.now.toISOString(),
    })
  apply("loan-1", "Ada Byron", "order-1")
  decide("loan-1", "PENDING")
  decide("loan-1", "APPROVED")
  apply("loan-2", "Grace Hopper", null)
  decide("loan-2", "PENDING")
  decide("loan-2", "DECLINED")
  apply("loan-3", "Ada Lovelace", "order-unknown")
  history.loan("loan-1", {
    type: "PrepareContract",
    contract: {
      leaseId: "LEASE-77",
      secondaryLeaseId: null,
      signatureUrl: "https://lender.example/sign",
      expiresAt: "2026-03-10T10:00:00.000Z",
      initialPayment: 4_900,
      amount: 100_000,
      recurringPayment: 6_927,
      payments: 26,
    },
  })
  await project(database.connection, history.log.events, { sizes: [3, 2, 4] })
})
afterAll(() => database.drop())

describe("loan applications", () => {
  test("show what was asked, what was approved and for which order", async () => {
    const { applications } = await loanApplicationPage(database.pool, { search: "LEASE-77" })
    expect(applications).toMatchObject([
      {
        id: "loan-1",
        orderId: "order-1",
        orderUniqueId: "VT-LOAN",
        orderStatus: "PENDING_PAYMENT",
        orderTotal: 21_200,
        applicantName: "Ada Byron",
        status: "APPROVED",
        amountRequested: 100_000,
        approvedAmount: 150_000,
        smallestAmount: 15_000,
        approvedAt: "2026-03-01T10:03:00.000Z",
        approvalExpiresAt: "2026-05-30T10:03:00.000Z",
        leaseId: "LEASE-77",
        signBy: "2026-03-10T10:00:00.000Z",
        createdAt: "2026-03-01T10:01:00.000Z",
        updatedAt: "2026-03-01T10:08:00.000Z",
      },
    ])
  })

  test("are listed newest first, page by page, with true counts", async () => {
    const first = await loanApplicationPage(database.pool, { first: 2 })
    expect(first.applications.map(({ id }) => id)).toEqual(["loan-3", "loan-2"])
    expect(first.counts).toMatchObject({ APPROVED: 1, DECLINED: 1, INITIATED: 1, PENDING: 0, UNKNOWN: 0 })
    const second = await loanApplicationPage(database.pool, { first: 2, after: first.nextCursor })
    expect(second.applications.map(({ id }) => id)).toEqual(["loan-1"])
    expect(second.nextCursor).toBeNull()
  })

  test.each([
    ["statuses", { statuses: ["DECLINED"] }, ["loan-2"]],
    ["a name", { search: "ada" }, ["loan-3", "loan-1"]],
    ["an email address", { search: "loan-2@" }, ["loan-2"]],
    ["a lease", { search: "lease-77" }, ["loan-1"]],
    ["the owner of their order", { username: "ada@example.com" }, ["loan-1"]],
    ["the address that a guest gave", { username: "loan-3@example.com" }, ["loan-3"]],
    ["nothing but the whole address", { username: "oan-3@example.com" }, []],
  ])("are found by %s", async (_, options, expected) => {
    expect((await loanApplicationPage(database.pool, options)).applications.map(({ id }) => id)).toEqual(
      expected,
    )
  })
})

test("are stuck if the lender has not decided a day after they were submitted", async () => {
  const stuck = async () =>
    (await loanApplicationPage(database.pool, { onlyStuck: true })).applications.map(({ id }) => id)
  expect(await stuck()).toEqual(["loan-3"])
  const made = (at: string) =>
    database.pool.query(`update read.loan_application set created_at = ${at} where loan_id = 'loan-3'`)
  await made("now() - interval '23 hours'")
  expect(await stuck()).toEqual([])
  await made("now() - interval '25 hours'")
  expect(await stuck()).toEqual(["loan-3"])
})
