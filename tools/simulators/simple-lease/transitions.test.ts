import { randomUUID } from "node:crypto"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { aLoanRequest, SSN } from "@voltread/api/loans/lender-examples.ts"
import { syncWithLender } from "@voltread/api/loans/sync-with-lender.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { loanCodec } from "@voltread/domain/loans/application-codec.ts"
import type { LoanCommand } from "@voltread/domain/loans/application-event.ts"
import { anApplication, decision } from "@voltread/domain/loans/application-examples.ts"
import {
  LOAN_STATUS_TABLE,
  LOAN_STATUSES,
  type LoanStatus,
} from "@voltread/domain/loans/loan-status-table.ts"
import { loanStream } from "@voltread/domain/stream.ts"
import { Effect, Result, Stream } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type LeasingShop, leasingShop } from "./leasing-shop.ts"

const HOUR = 3_600_000
let leasing: LeasingShop
beforeAll(async () => {
  leasing = await leasingShop(inject("postgresUrl"))
})
afterAll(() => leasing.close())

const command = (loanId: string, ...commands: ReadonlyArray<LoanCommand>) =>
  leasing.shop.run(
    CommandHandlers.use(({ loans }) =>
      loans.handle(loanId, () => commands, {
        commandId: randomUUID(),
        correlationId: "test",
        actor: { id: "test", name: "Test", role: "system" },
        now: new Date().toISOString(),
      }),
    ),
  )

const onRecord = async () => {
  const loanId = randomUUID()
  const application = anApplication({ loanId, orderId: null, lender: "simple-lease" })
  await command(loanId, { type: "Initiate", application })
  return loanId
}

/** Recorded here, and pending at the lender, whose answer was lost. */
const sent = async () => {
  const loanId = await onRecord()
  await Effect.runPromise(leasing.bench.lender.apply(aLoanRequest(loanId, {}, SSN.pending)))
  return loanId
}

/** The lender changes its decision without a message. */
const push = async (loanId: string, status: LoanStatus) => {
  const record = await Effect.runPromise(leasing.bench.lender.findByLoan(loanId))
  const answer = await leasing.bench.admin("POST", `/applications/${record?.reference}/status`, { status })
  expect(answer.status).toBe(200)
}

const look = (loanId: string, later = 0) =>
  leasing.shop.run(Effect.result(syncWithLender(loanId, { ageMs: later, now: Date.now() + later })))

const steps = async (loanId: string): Promise<ReadonlyArray<readonly [LoanStatus, LoanStatus]>> => {
  const events = await leasing.shop.run(
    EventLog.use((log) => Stream.runCollect(log.read(loanStream(loanId)))),
  )
  return [...events].flatMap((recorded) => {
    const event = loanCodec.decodeOrThrow(recorded)
    return event.type === "LoanApplicationStatusChanged" ? [[event.data.from, event.data.to] as const] : []
  })
}

/** The lender's statuses one after the other, up to this status. */
const WAY_TO: Readonly<Partial<Record<LoanStatus, ReadonlyArray<LoanStatus>>>> = {
  INITIATED: [],
  PENDING: ["PENDING"],
  PROGRESS: ["PROGRESS"],
  "IN REVIEW": ["IN REVIEW"],
  APPROVED: ["APPROVED"],
  COMPLETED: ["APPROVED", "COMPLETED"],
  ERROR: ["ERROR"],
  UNKNOWN: ["ERROR", "UNKNOWN"],
}

/** A signature that is reported late is recorded after the approval that it implies. */
const SIGNED_LATE: ReadonlySet<LoanStatus> = new Set(["ERROR", "UNKNOWN"])

/** All of lifecycle §3: a new transition is a new case, and fails until it can be reached. */
const TRANSITIONS = LOAN_STATUSES.flatMap((from) =>
  LOAN_STATUS_TABLE[from].next.filter((to) => to !== from).map((to) => [from, to] as const),
)

describe("the lender's responses are recorded", () => {
  test.each(TRANSITIONS)("%s became %s", async (from, to) => {
    if (from === "INITIATED" && to === "CANCELLED") {
      const loanId = await onRecord()
      await look(loanId, HOUR / 2)
      expect(await steps(loanId)).toEqual([["INITIATED", "CANCELLED"]])
      return
    }
    const loanId = await sent()
    for (const status of WAY_TO[from] ?? expect.fail(`no way to ${from}`)) {
      await push(loanId, status)
      expect(Result.isSuccess(await look(loanId))).toBe(true)
    }
    const isLate = to === "COMPLETED" && SIGNED_LATE.has(from)
    if (isLate) await push(loanId, "APPROVED")
    await push(loanId, to)
    expect(Result.isSuccess(await look(loanId))).toBe(true)
    const last = isLate
      ? [
          [from, "APPROVED"],
          ["APPROVED", to],
        ]
      : [[from, to]]
    expect((await steps(loanId)).slice(-last.length)).toEqual(last)
  })

  test.each(LOAN_STATUSES.filter((status) => LOAN_STATUS_TABLE[status].next.length === 0))(
    "%s stays, whatever it says later",
    async (status) => {
      const loanId = await sent()
      await push(loanId, status)
      await look(loanId)
      const before = await steps(loanId)
      await push(loanId, "APPROVED")
      await look(loanId)
      expect(await steps(loanId)).toEqual(before)
    },
  )

  test("but not that it does not know an application that it has answered", async () => {
    const loanId = await onRecord()
    await command(
      loanId,
      decision("APPROVED", { approvedAmount: 50_000, lenderReference: randomUUID() }),
      decision("COMPLETED"),
    )
    expect(Result.isFailure(await look(loanId, HOUR))).toBe(true)
    expect((await steps(loanId)).at(-1)).toEqual(["APPROVED", "COMPLETED"])
  })
})
