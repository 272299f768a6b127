import { LOAN_PRODUCTS } from "@voltread/domain/loans/lender-terms.ts"
import { fromLender, soldFor, unpaid } from "@voltread/domain/ordering/order-balance.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { stockOf } from "@voltread/domain/ordering/order-stock.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { sampledCount } from "@voltread/projections/testing/sample.ts"
import fc from "fast-check"
import { expect, test } from "vitest"
import { Interleaving, type Step } from "./interleaving.ts"
import { Behaviour } from "./records.ts"
import { refunded } from "./rules.ts"

type ShopperDoes = Extract<Step, { readonly who: "shopper" }>["does"]

const stepOf = (...does: ReadonlyArray<ShopperDoes>): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.record({ who: fc.constant("time" as const), days: fc.constantFrom(0.1, 1, 2, 10, 61) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        who: fc.constant("shopper" as const),
        does: fc.constantFrom(...does),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        who: fc.constant("staff" as const),
        does: fc.constantFrom(
          "cancel" as const,
          "fewer" as const,
          "ship" as const,
          "ship" as const,
          "return" as const,
        ),
      }),
    },
    { weight: 5, arbitrary: fc.record({ who: fc.constant("look" as const), answered: fc.boolean() }) },
    { weight: 4, arbitrary: fc.record({ who: fc.constant("follower" as const), again: fc.boolean() }) },
    { weight: 1, arbitrary: fc.record({ who: fc.constant("refunds" as const) }) },
  )

const product = fc.constantFrom(...LOAN_PRODUCTS)

const world = fc.record({
  product,
  behaviour: fc.constantFrom(...Behaviour.literals),
  arrives: fc.nat(9).map((lost) => lost > 0),
  steps: fc.array(stepOf("sign", "sign", "sign", "withdraw", "card"), { maxLength: 40, size: "max" }),
})

const worldOfParts = fc.record({
  product,
  behaviour: fc.constant<Behaviour>("approve-half"),
  arrives: fc.constant(true),
  steps: fc.array(stepOf("difference", "difference", "card", "card", "sign", "sign", "withdraw"), {
    maxLength: 60,
    size: "max",
  }),
})

const worldOfVoidContracts = fc.record({
  product,
  behaviour: fc.constant<Behaviour>("approve"),
  arrives: fc.constant(true),
  steps: fc.array(
    fc.oneof(
      { weight: 4, arbitrary: stepOf("sign", "sign", "sign", "card", "withdraw") },
      {
        weight: 1,
        arbitrary: fc.record({
          who: fc.constant("lender" as const),
          does: fc.constantFrom("void" as const, "end" as const, "fund" as const),
        }),
      },
    ),
    { maxLength: 60, size: "max" },
  ),
})

const ENDED: ReadonlySet<string> = new Set(["COMPLETED", "DECLINED", "BLOCKED", "CANCELLED"])
const WAITING: ReadonlySet<string> = new Set(["LOAN_IN_PROCESS", "PENDING_ESIGNATURE"])

test.each([
  ["whatever is late, lost, doubled or interrupted", world],
  ["where a card pays what an approval does not cover", worldOfParts],
  ["where the lender ends contracts, signed or not", worldOfVoidContracts],
])(
  "%s: every application ends, the books agree, dead orders hold nothing",
  (_, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, ({ arrives, behaviour, product, steps }) => {
        const run = new Interleaving(behaviour, arrives, product)
        for (const each of steps) run.do(each)
        run.quiesce()
        const { lender, loan, order } = run

        expect(ENDED).toContain(loan.status)
        // No order waits for a lender who has nothing more to report.
        if (WAITING.has(order.status)) expect(loan.status).toBe("COMPLETED")
        expect(WAITING.has(order.status) && loan.status === "COMPLETED").toBe(false)

        // What the lender paid, less what was returned to it, equals the order's record.
        const booked = order.payments.filter(
          ({ gatewayType, result }) => gatewayType === "LEASE" && hasMoved({ result }),
        )
        const sum = (kind: string) =>
          booked.filter((payment) => payment.kind === kind).reduce((all, { amount }) => all + amount, 0)
        expect(sum("lease")).toBe(lender?.funding?.amount ?? 0)
        expect(sum("refund")).toBe(lender === undefined ? 0 : refunded(lender))

        // Nobody pays twice, and a canceled order keeps no money.
        const isDead = ORDER_STATUS_TABLE[order.status].stock === "released"
        if (isDead) {
          expect(held(order)).toBe(0)
          expect(stockOf(order).held).toEqual([])
          expect(lender?.status === "COMPLETED").toBe(false)
        }
        const { total } = orderTotals(order)
        expect(held(order)).toBeLessThanOrEqual(total)

        // A payment beside a lease has a purpose: both parts arrive, or neither is kept.
        const { awaitsPayment, isPaid } = ORDER_STATUS_TABLE[order.status]
        if (awaitsPayment) expect(held(order)).toBe(0)
        const promised = lender?.status === "COMPLETED" && lender.funding === null ? lender.lease?.total : 0
        // Items may be in transit when their contract is voided: staff decide then.
        if (isPaid && !run.hasVoided) expect(held(order) + (promised ?? 0)).toBeGreaterThanOrEqual(total)
      }),
      { numRuns: sampledCount(300) },
    )
  },
  60_000,
)

const LOOK: ReadonlyArray<Step> = [
  { who: "look", answered: true },
  { who: "follower", again: false },
]

const worldOfEarlyParts = fc.record({
  product,
  behaviour: fc.constantFrom<Behaviour>("approve", "approve", "approve", "approve-half", "decline"),
  /** How far it came by itself. */
  begun: fc.constantFrom([], LOOK, [...LOOK, { who: "shopper", does: "sign" }, ...LOOK] as const),
  part: fc.integer({ min: 1, max: 20_000 }),
  steps: fc.array(
    fc.oneof(
      { weight: 8, arbitrary: stepOf("sign", "sign", "sign", "card", "difference", "withdraw") },
      { weight: 1, arbitrary: fc.record({ who: fc.constant("bank" as const) }) },
      {
        weight: 1,
        arbitrary: fc.record({ who: fc.constant("lender" as const), does: fc.constant("fund" as const) }),
      },
    ),
    { maxLength: 40, size: "max" },
  ),
})

test("where a part was paid before the application: what the order says of its lender is the lender's own amount", () => {
  fc.assert(
    fc.property(worldOfEarlyParts, ({ begun, behaviour, part, product, steps }) => {
      const run = new Interleaving(behaviour, true, product, part)
      for (const each of [...begun, ...steps]) {
        run.do(each)
        if (each.who !== "time") continue
        run.settle()
        expectAgreement(run)
      }
      run.quiesce()
      expectAgreement(run)
      expect(WAITING.has(run.order.status)).toBe(false)
    }),
    { numRuns: sampledCount(300) },
  )
}, 60_000)

/** The lender pays what the order says, and what neither pays is missing; nobody has paid too much. */
const expectAgreement = ({ lender, order }: Interleaving) => {
  const promised = lender?.status === "COMPLETED" && lender.funding === null ? (lender.lease?.total ?? 0) : 0
  expect(fromLender(order)).toBe(promised)
  const { total } = orderTotals(order)
  expect(held(order) + promised).toBeLessThanOrEqual(total)
  const lent = sum(order.payments.filter(({ kind }) => kind === "lease").map(({ amount }) => amount))
  expect(lent).toBe(lender?.funding?.amount ?? 0)
  if (ORDER_STATUS_TABLE[order.status].isPaid && soldFor(order) === total)
    expect(unpaid(order)).toBe(total - held(order) - promised)
}
