import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { TERMS_OF_2026 } from "../shared/loan-terms.ts"
import { loan } from "./application.ts"
import { loanCodec } from "./application-codec.ts"
import type { LoanCommand, LoanEvent, LoanStatus } from "./application-event.ts"
import { anApplication, approved, contract, decision } from "./application-examples.ts"
import { offeredTo } from "./application-state.ts"
import { LOAN_STATUS_TABLE, LOAN_STATUSES } from "./loan-status-table.ts"

const initiate: LoanCommand = { type: "Initiate", application: anApplication() }

const history = (...commands: ReadonlyArray<LoanCommand>): ReadonlyArray<LoanEvent> => {
  const events: Array<LoanEvent> = []
  for (const command of commands) {
    const decided = loan.decide(command, fold(loan, events))
    if (Result.isFailure(decided)) throw new Error(`${command.type}: ${decided.failure.message}`)
    events.push(...decided.success)
  }
  return events
}

const commandsLeadingTo: Readonly<Record<LoanStatus, ReadonlyArray<LoanCommand>>> = {
  INITIATED: [],
  PENDING: [decision("PENDING")],
  PROGRESS: [decision("PENDING"), decision("PROGRESS")],
  "IN REVIEW": [decision("IN REVIEW")],
  APPROVED: [approved(30_000)],
  COMPLETED: [approved(30_000), decision("COMPLETED")],
  DECLINED: [decision("DECLINED")],
  BLOCKED: [decision("BLOCKED")],
  CANCELLED: [decision("CANCELLED")],
  ERROR: [decision("ERROR")],
  UNKNOWN: [decision("ERROR"), decision("UNKNOWN")],
}

/** Lifecycle §3; from INITIATED also every status that the lender can report once it has the application. */
const any = LOAN_STATUSES.join(",")
const open = "PROGRESS,IN REVIEW,APPROVED,DECLINED,BLOCKED,ERROR,CANCELLED"
const lifecycle: Readonly<Record<LoanStatus, string>> = {
  INITIATED: `PENDING,${open}`,
  PENDING: open,
  PROGRESS: open,
  "IN REVIEW": "PROGRESS,APPROVED,DECLINED,BLOCKED,CANCELLED",
  APPROVED: "COMPLETED,CANCELLED",
  COMPLETED: "APPROVED,CANCELLED",
  UNKNOWN: any,
  ERROR: any,
  DECLINED: "",
  BLOCKED: "",
  CANCELLED: "",
}
const pairs = LOAN_STATUSES.flatMap((from) => LOAN_STATUSES.map((to) => [from, to] as const))

describe("what was offered to an application", () => {
  const offered = { ...TERMS_OF_2026.lease, payments: 13, cost: 4_000 }
  const state = (...commands: ReadonlyArray<LoanCommand>) => {
    const found = fold(loan, history(...commands))
    if (found._tag === "none") throw new Error("none")
    return offeredTo(found.initiated)
  }
  const begin = (change: Parameters<typeof anApplication>[0]): LoanCommand => ({
    type: "Initiate",
    application: anApplication(change),
  })

  test("stays what it was when it began, to its end", () => {
    expect(state(begin({ terms: offered }), approved(30_000), contract(), decision("COMPLETED"))).toEqual(
      offered,
    )
  })

  test("is not changed by sending the same application again", () => {
    const past = history(begin({ terms: offered }))
    expect(given(loan, past).when(begin({ terms: TERMS_OF_2026.lease }))).toEqual({ events: [] })
  })

  test.each(["lease", "loan"] as const)("was the rate sheet of 2026 where a %s does not say", (product) => {
    expect(state(begin({ product }))).toEqual(TERMS_OF_2026[product])
  })
})

describe("an application's status", () => {
  test.each(pairs)("from %s to %s is as the lifecycle says", (from, to) => {
    const past = history(initiate, ...commandsLeadingTo[from])
    const outcome = given(loan, past).when(decision(to, { approvedAmount: 30_000 }))
    if (from === to) expect(outcome).toEqual({ events: [] })
    else if (lifecycle[from].split(",").includes(to)) {
      expect("events" in outcome).toBe(true)
      expect(fold(loan, [...past, ...("events" in outcome ? outcome.events : [])])).toMatchObject({
        status: to,
      })
    } else
      expect(outcome).toMatchObject({
        rejection: {
          code: "not-allowed-now",
          message: `An application that is “${LOAN_STATUS_TABLE[from].label}” cannot become “${LOAN_STATUS_TABLE[to].label}”.`,
        },
      })
  })

  test("a decision on an application says that the lender received it", () => {
    expect(given(loan, history(initiate)).when(decision("DECLINED"))).toMatchObject({
      events: [{ data: { from: "INITIATED", to: "PENDING" } }, { data: { from: "PENDING", to: "DECLINED" } }],
    })
  })

  test("is initiated once", () => {
    expect(given(loan, []).when(initiate)).toEqual({
      events: [{ type: "LoanApplicationInitiated", data: anApplication() }],
    })
    expect(given(loan, history(initiate)).when(initiate)).toEqual({ events: [] })
    for (const other of [{ orderId: "order-2" }, { loanId: "loan-2" }])
      expect(
        given(loan, history(initiate)).when({ type: "Initiate", application: anApplication(other) }),
      ).toMatchObject({ rejection: { code: "already-exists" } })
    expect(given(loan, []).when(decision("PENDING"))).toMatchObject({ rejection: { code: "not-found" } })
  })
})

describe("an approval", () => {
  const expiring = (now: string): LoanCommand => ({ type: "Expire", now })

  test("lasts 90 days when the lender does not say", () => {
    expect(given(loan, history(initiate, decision("PENDING"))).when(approved(30_000))).toMatchObject({
      events: [{ data: { approvedAmount: 30_000, approvalExpiresAt: "2026-05-01T12:00:00.000Z" } }],
    })
  })

  test("lasts as long as the lender says", () => {
    const approvalExpiresAt = "2026-02-15T00:00:00.000Z"
    const outcome = given(loan, history(initiate)).when({ ...approved(1), approvalExpiresAt })
    expect(outcome).toMatchObject({ events: [{}, { data: { approvalExpiresAt } }] })
  })

  test.each<[string, LoanCommand]>([
    ["an amount", decision("APPROVED")],
    ["whole cents", approved(0.5)],
    ["an amount of zero or more", approved(-1)],
    ["a time", { ...approved(1), now: "yesterday" }],
    ["an instant at its end", { ...approved(1), approvalExpiresAt: "2026-02-30" }],
  ])("is not recorded without %s", (_, command) => {
    expect(given(loan, history(initiate)).when(command)).toMatchObject({ rejection: { code: "invalid" } })
  })

  test.each([
    ["2026-05-01T11:59:59.999Z", "APPROVED"],
    ["2026-05-01T12:00:00.000Z", "CANCELLED"],
  ])("at %s is %s", (now, status) => {
    expect(fold(loan, history(initiate, approved(1), expiring(now)))).toMatchObject({ status })
  })

  test("that was signed, or never given, does not expire", () => {
    const late = expiring("2030-01-01T00:00:00.000Z")
    expect(given(loan, history(initiate, ...commandsLeadingTo.COMPLETED)).when(late)).toEqual({ events: [] })
    expect(given(loan, history(initiate)).when(late)).toEqual({ events: [] })
    expect(given(loan, history(initiate, approved(1), late)).when(late)).toEqual({ events: [] })
  })

  test("outlives its contract, and keeps its terms when a signed contract is voided", () => {
    const overdue = history(initiate, approved(1), contract(), expiring("2026-04-01T12:00:00.000Z"))
    expect(fold(loan, overdue)).toMatchObject({ status: "APPROVED", contract: null })
    const approvalExpiresAt = "2026-06-01T12:00:00.000Z"
    const voided = history(
      initiate,
      { ...approved(30_000), approvalExpiresAt },
      contract(),
      decision("COMPLETED"),
      decision("APPROVED"),
    )
    expect(fold(loan, voided)).toMatchObject({
      status: "APPROVED",
      approvedAmount: 30_000,
      approvalExpiresAt,
      contract: null,
    })
  })
})

describe("a contract", () => {
  const expiry: LoanCommand = { type: "RecordContractExpiry", leaseId: "lease-1", reason: "late" }

  test("is drawn up for what is approved, and drawn up again when the cart changes", () => {
    expect(given(loan, history(initiate)).when(contract())).toMatchObject({
      rejection: { code: "not-allowed-now" },
    })
    const past = history(initiate, approved(1), contract())
    expect(given(loan, past).when(contract())).toEqual({ events: [] })
    expect(given(loan, past).when(contract({ leaseId: "lease-2" }))).toMatchObject({
      events: [{ type: "LoanContractPrepared", data: { leaseId: "lease-2" } }],
    })
  })

  test("expires once, and not after another took its place or it was signed", () => {
    const past = history(initiate, approved(1), contract())
    expect(given(loan, past).when(expiry)).toEqual({
      events: [{ type: "LoanContractExpired", data: { leaseId: "lease-1", reason: "late" } }],
    })
    expect(given(loan, history(initiate, approved(1), contract(), expiry)).when(expiry)).toEqual({
      events: [],
    })
    expect(
      given(loan, [
        ...past,
        ...history(initiate, approved(1), contract({ leaseId: "lease-2" })).slice(-1),
      ]).when(expiry),
    ).toEqual({
      events: [],
    })
    expect(
      given(loan, history(initiate, approved(1), contract(), decision("COMPLETED"))).when(expiry),
    ).toMatchObject({
      rejection: { code: "not-allowed-now" },
    })
  })
})

test("the lender's reference is kept, and each contract is counted, for what is asked of the lender", () => {
  const named = decision("PENDING", { lenderReference: "ref-1" })
  const lapsed: LoanCommand = { type: "RecordContractExpiry", leaseId: "lease-1", reason: "late" }
  const commands = [initiate, named, approved(30_000), contract(), lapsed, contract()]
  expect(fold(loan, history(...commands))).toMatchObject({ lenderReference: "ref-1", contracts: 2 })
})

describe("a signed contract", () => {
  const signed = [initiate, approved(30_000), contract({ amount: 20_000 }), decision("COMPLETED")]
  const reduce = (amount: number): LoanCommand => ({ type: "ReduceContract", amount })

  test("becomes smaller, by whole cents, and nothing else", () => {
    const past = history(...signed)
    expect(given(loan, past).when(reduce(19_999))).toEqual({
      events: [{ type: "LoanContractReduced", data: { leaseId: "lease-1", amount: 19_999 } }],
    })
    expect(given(loan, past).when(reduce(20_000))).toEqual({ events: [] })
    for (const amount of [20_001, -1, 0.5])
      expect(given(loan, past).when(reduce(amount))).toMatchObject({ rejection: { code: "invalid" } })
    expect(given(loan, history(...signed.slice(0, -1))).when(reduce(1))).toMatchObject({
      rejection: { code: "not-allowed-now" },
    })
  })
})

describe("items", () => {
  const now = "2026-02-10T00:00:00.000Z"
  const units = (quantity: number) => [{ itemId: "item-1", quantity }]
  const deliver = (quantity: number): LoanCommand => ({
    type: "RecordDelivery",
    units: units(quantity),
    now,
  })
  const takeBack = (quantity: number): LoanCommand => ({ type: "RecordReturn", units: units(quantity), now })
  const signed = [initiate, ...commandsLeadingTo.COMPLETED]

  test("are reported as the units that came in addition", () => {
    expect(given(loan, history(...signed, deliver(2))).when(deliver(3))).toEqual({
      events: [
        {
          type: "LoanDeliveryReported",
          data: { units: [{ itemId: "item-1", quantity: 1 }], reportedAt: now },
        },
      ],
    })
    expect(given(loan, history(...signed, deliver(2), deliver(3))).when(deliver(3))).toEqual({ events: [] })
    expect(given(loan, history(...signed, deliver(3), takeBack(1))).when(takeBack(3))).toMatchObject({
      events: [{ type: "LoanReturnReported", data: { units: [{ quantity: 2 }] } }],
    })
  })

  test("come back after the end of an application, too, if they were delivered under it", () => {
    const ended = [...signed, deliver(1), decision("CANCELLED")]
    expect(given(loan, history(...ended)).when(takeBack(1))).toMatchObject({ events: [{}] })
    const rejection = { code: "not-allowed-now" }
    expect(given(loan, history(initiate, decision("CANCELLED"))).when(takeBack(1))).toMatchObject({
      rejection,
    })
    expect(given(loan, history(initiate, approved(1))).when(deliver(1))).toMatchObject({ rejection })
  })
})

describe("an approaching end", () => {
  const announce = (now: string): LoanCommand => ({ type: "AnnounceEnd", now })
  const past = history(initiate, approved(30_000))
  const approval = { ends: "approval", endsAt: "2026-05-01T12:00:00.000Z" }
  const announced = (end: object) => ({ events: [{ type: "LoanEndAnnounced", data: end }] })

  test.each([
    ["2026-04-24T11:59:59.999Z", { events: [] }],
    ["2026-04-24T12:00:00.000Z", announced(approval)],
    ["2026-05-01T11:59:59.999Z", announced(approval)],
    ["2026-05-01T12:00:00.000Z", { events: [] }],
  ])("is announced in its last week: %s", (now, outcome) => {
    expect(given(loan, past).when(announce(now))).toEqual(outcome)
  })

  test("is announced once, and the contract's where that ends first", () => {
    const near = announce("2026-04-25T00:00:00.000Z")
    expect(given(loan, [...past, ...history(initiate, approved(30_000), near).slice(-1)]).when(near)).toEqual(
      {
        events: [],
      },
    )
    const under = (expiresAt: string) =>
      given(loan, history(initiate, approved(30_000), contract({ expiresAt }))).when(near)
    const earlier = "2026-04-30T00:00:00.000Z"
    expect(under(earlier)).toEqual(announced({ ends: "contract", endsAt: earlier }))
    expect(under("2026-05-02T00:00:00.000Z")).toEqual(announced(approval))
  })

  test("is not announced of an approval that is too small for any contract", () => {
    const near = announce("2026-04-25T00:00:00.000Z")
    expect(given(loan, history(initiate, approved(14_999))).when(near)).toEqual({ events: [] })
    expect(given(loan, history(initiate, approved(15_000))).when(near)).toEqual(announced(approval))
  })

  test("does not exist for an application that is signed or over", () => {
    for (const to of ["COMPLETED", "CANCELLED"] as const)
      expect(
        given(loan, history(initiate, approved(30_000), contract(), decision(to))).when(
          announce("2026-04-30T00:00:00.000Z"),
        ),
      ).toEqual({ events: [] })
  })
})

describe("funding", () => {
  const funding = (amount: number, lenderTake = 0): LoanCommand => ({
    type: "RecordFunding",
    amount,
    lenderTake,
    fundedAt: "2026-02-10T00:00:00.000Z",
  })

  test("comes after the signature, once", () => {
    expect(given(loan, history(initiate, approved(1))).when(funding(1))).toMatchObject({
      rejection: { code: "not-allowed-now", message: "An application that is “Approved” cannot be funded." },
    })
    const past = history(initiate, ...commandsLeadingTo.COMPLETED, funding(20_000))
    expect(given(loan, past).when(funding(20_000))).toEqual({ events: [] })
    expect(given(loan, past).when(funding(20_001))).toMatchObject({ rejection: { code: "already-exists" } })
  })

  test("is recorded, too, where the lender paid before it learned of the withdrawal", () => {
    expect(given(loan, history(initiate, decision("CANCELLED"))).when(funding(1))).toMatchObject({
      events: [{ type: "LoanFunded" }],
    })
  })

  test("leaves the lender at most what it pays for", () => {
    const past = history(initiate, ...commandsLeadingTo.COMPLETED)
    expect(given(loan, past).when(funding(100, 100))).toMatchObject({ events: [{}] })
    expect(given(loan, past).when(funding(100, 101))).toMatchObject({
      rejection: { code: "invalid" },
    })
  })

  test.each([0, -1, 0.5, Number.NaN])("is not of %d cents", (amount) => {
    expect(
      given(loan, history(initiate, ...commandsLeadingTo.COMPLETED)).when(funding(amount)),
    ).toMatchObject({
      rejection: { code: "invalid" },
    })
  })
})

test("any commands leave an application that its events explain, stored and read", () => {
  const now = fc.constantFrom("2026-01-31T12:00:00.000Z", "2026-06-01T00:00:00.000Z", "nonsense")
  const amount = fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(Number.NaN, -1, 0.5))
  const commands = fc.array(
    fc.oneof(
      fc.constant(initiate),
      fc
        .tuple(fc.constantFrom(...LOAN_STATUSES), fc.option(amount), now)
        .map(([to, approvedAmount, when]) => decision(to, { approvedAmount, now: when })),
      fc.constantFrom("lease-1", "lease-2").map((leaseId): LoanCommand => contract({ leaseId })),
      now.map((when): LoanCommand => ({ type: "Expire", now: when })),
      fc.constant<LoanCommand>({ type: "RecordContractExpiry", leaseId: "lease-1", reason: "" }),
      amount.map(
        (cents): LoanCommand => ({
          type: "RecordFunding",
          amount: cents,
          lenderTake: 0,
          fundedAt: "2026-02-10T00:00:00.000Z",
        }),
      ),
    ),
    { maxLength: 30, size: "max" },
  )
  fc.assert(
    fc.property(commands, (sequence) => {
      const events: Array<LoanEvent> = []
      for (const command of sequence) {
        const before = fold(loan, events)
        const decided = Result.getOrElse(loan.decide(command, before), () => [])
        events.push(...decided)
        if (decided.length > 0)
          expect(Result.getOrElse(loan.decide(command, fold(loan, events)), () => [])).toEqual([])
      }
      for (const event of events)
        expect(loanCodec.decodeOrThrow(JSON.parse(JSON.stringify(loanCodec.encode(event))))).toEqual(event)
      const state = fold(loan, events)
      if (state._tag === "application" && state.status === "APPROVED")
        expect(state).toMatchObject({
          approvedAmount: expect.any(Number),
          approvalExpiresAt: expect.any(String),
        })
    }),
    { numRuns: 500 },
  )
})
