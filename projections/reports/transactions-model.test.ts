import { aPayment, aShipment, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { readReport } from "./report-table.ts"
import { transactionsReport } from "./transactions.ts"

let database: TestDatabase

beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
})
afterAll(() => database.drop())

test("reserved money counts on the day of its sale, however many captures follow on other days", async () => {
  const history = new History()
  history.at("2026-03-02T10:00:00.000Z").order("a", placing(undefined, { orderId: "a" }))
  history.order("a", { type: "RecordPayment", payment: aPayment() })
  for (const [day, taken] of [
    ["03", 0],
    ["04", 5_000],
    ["05", 10_000],
    ["06", 21_200],
  ] as const)
    history.at(`2026-03-${day}T12:00:00.000Z`).order("a", {
      type: "RecordPayment",
      payment: aPayment({ result: "succeeded", captured: taken }),
    })
  await project(database.connection, history.log.events, { sizes: [1] })
  const march = { from: "2026-03-01", to: "2026-03-31", groupBy: "day" }
  const report = await readReport(database.pool, await transactionsReport(database.pool, march))
  const received = report.columns.findIndex(({ key }) => key === "received")
  expect(report.rows.map(({ key, cells }) => [key, cells[received]])).toEqual([["2026-03-03", "212.00"]])
})

test("transactions are listed newest first by their time, whichever of them was captured last", async () => {
  const own = await preparedDatabase(inject("postgresUrl"))
  try {
    const history = new History()
    for (const orderId of ["early", "late"])
      history.at("2026-03-02T08:00:00.000Z").order(orderId, placing(undefined, { orderId }))
    const pay = (orderId: string, at: string, captured: number) =>
      history.at(at).order(orderId, {
        type: "RecordPayment",
        payment: aPayment({ result: "succeeded", captured }),
      })
    pay("early", "2026-03-02T09:00:00.000Z", 0)
    pay("late", "2026-03-02T10:00:00.500Z", 0)
    pay("early", "2026-03-03T09:00:00.000Z", 21_200)
    await project(own.connection, history.log.events)
    const ask = async (after: string | null) => {
      const march = { from: "2026-03-01", to: "2026-03-31", groupBy: "transaction", first: 1 }
      return readReport(own.pool, await transactionsReport(own.pool, { ...march, after }))
    }
    const first = await ask(null)
    const second = await ask(first.next)
    expect([first, second].flatMap(({ rows }) => rows.map(({ cells }) => cells[0]))).toEqual([
      "2026-03-02T10:00:00.500Z",
      "2026-03-02T09:00:00.000Z",
    ])
    expect(second.next).toBeNull()
  } finally {
    await own.drop()
  }
})

test("transactions without a lease come last, whichever way they are sorted by it", async () => {
  const own = await preparedDatabase(inject("postgresUrl"))
  try {
    const history = new History()
    for (const [orderId, secondaryLeaseId] of [
      ["none", null],
      ["first", "L-1"],
      ["second", "L-2"],
    ] as const) {
      history.at("2026-03-02T08:00:00.000Z").order(orderId, placing(undefined, { orderId }))
      history.order(orderId, { type: "RecordPayment", payment: aPayment({ secondaryLeaseId }) })
    }
    await project(own.connection, history.log.events)
    const sorted = async (direction: "asc" | "desc") => {
      const leases: Array<string | undefined> = []
      for (let after: string | null | undefined; after !== null; ) {
        const march = { from: "2026-03-01", to: "2026-03-31", groupBy: "transaction", first: 1 }
        const sort = { sort: "leaseIds", order: direction, after: after ?? null }
        const page = await readReport(own.pool, await transactionsReport(own.pool, { ...march, ...sort }))
        const column = page.columns.findIndex(({ key }) => key === "leaseIds")
        leases.push(...page.rows.map(({ cells }) => cells[column]))
        after = page.next
      }
      return leases
    }
    expect(await sorted("asc")).toEqual(["L-1", "L-2", ""])
    expect(await sorted("desc")).toEqual(["L-2", "L-1", ""])
  } finally {
    await own.drop()
  }
})

test("a report of money has what was refused, and what was written off apart from what was received", async () => {
  const own = await preparedDatabase(inject("postgresUrl"))
  try {
    const history = new History()
    history.at("2026-03-02T10:00:00.000Z").order("b", placing(undefined, { orderId: "b" }))
    for (const [paymentId, result] of [
      ["pay-1", "declined"],
      ["pay-2", "failed"],
      ["pay-3", "succeeded"],
    ] as const) {
      history.order("b", recordPayment({ paymentId }))
      history.order("b", recordPayment({ paymentId, result }))
    }
    history.order("b", { type: "RecordShipment", shipment: aShipment() })
    history.order(
      "b",
      recordPayment({
        paymentId: "void",
        kind: "void",
        refersTo: "pay-3",
        amount: 1_200,
        result: "succeeded",
      }),
    )
    history.order("b", { type: "WriteOff", writeOffId: "off", amount: 1_200, reason: "not worth it" })
    await project(own.connection, history.log.events)
    const march = { from: "2026-03-01", to: "2026-03-31" }
    const ask = async (groupBy: string) => {
      const table = await transactionsReport(own.pool, { ...march, groupBy })
      const { columns, totals, rows } = await readReport(own.pool, table)
      return { at: (name: string) => columns.findIndex(({ key }) => key === name), totals, rows }
    }
    const byDay = await ask("day")
    expect(
      ["transactions", "refused", "sales", "refunds", "received", "writtenOff"].map(
        (name) => byDay.totals[byDay.at(name)],
      ),
    ).toEqual(["5", "2", "212.00", "12.00", "200.00", "12.00"])
    const single = await ask("transaction")
    expect(single.rows.map(({ cells }) => cells[single.at("received")])).toEqual(
      expect.arrayContaining(["212.00", "-12.00", "0.00"]),
    )
    expect(single.rows.map(({ cells }) => Number(cells[single.at("received")])).reduce((a, b) => a + b)).toBe(
      200,
    )
  } finally {
    await own.drop()
  }
})
