import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { affiliateEarnings } from "../ordering/affiliate-take.ts"
import { anyCommand, anyFulfilment, placement } from "../ordering/order-arbitraries.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import { anItem, aPayment, aSubmission, placing } from "../ordering/order-examples.ts"
import { orderTotals } from "../ordering/order-state.ts"
import type { CommissionTerms } from "../shared/commission.ts"
import { anyTerms } from "../shared/commission-arbitraries.ts"
import { sum } from "../shared/money.ts"
import { affiliatePostbacks, type CausedEvent } from "./affiliate-postbacks.ts"
import { orderWithReactions } from "./order-with-reactions.ts"

const AFFILIATE = { affiliateId: "aff-1", subAffiliateId: null, clickHash: "click", rollupId: null }

type Place = ReturnType<typeof placing>

const by = (terms: CommissionTerms | null, place: Place): Place => ({
  ...place,
  order: { ...place.order, affiliate: AFFILIATE },
  submission: { ...aSubmission, affiliateTake: 100, affiliateTerms: terms },
})

const paying = (place: Place): ReadonlyArray<OrderCommand> => {
  const decided = orderWithReactions.decide(place, orderWithReactions.initial)
  const state = fold(orderWithReactions, Result.getOrThrow(decided))
  const amount = state._tag === "placed" ? orderTotals(state).total : 0
  return [
    { type: "RecordPayment", payment: aPayment({ amount }) },
    { type: "RecordPayment", payment: aPayment({ amount, result: "succeeded" }) },
  ]
}

/** The events of these commands; rejected ones have none. */
const historyOf = (commands: ReadonlyArray<OrderCommand>): ReadonlyArray<CausedEvent> => {
  let state = orderWithReactions.initial
  return commands.flatMap((command, index) => {
    const events = Result.getOrElse(orderWithReactions.decide(command, state), () => [])
    state = fold(orderWithReactions, events, state)
    return events.map((event) => ({ event, causationId: `command-${index}` }))
  })
}

const told = (commands: ReadonlyArray<OrderCommand>) =>
  affiliatePostbacks(historyOf(commands)).map(({ kind, value, payout }) => [kind, value, payout])

const tenPercent: CommissionTerms = { kind: "percent", basisPoints: 1_000 }
/** 2 × $100.00 − $10.00, and 3 × $20.00. */
const two = by(
  tenPercent,
  placing([
    anItem({ itemId: "item-1" }),
    anItem({ itemId: "item-2", quantity: 3, price: 2_000, discount: 0, tax: 0, shippingCost: 0 }),
  ]),
)
const deliver = (itemId: string): ReadonlyArray<OrderCommand> =>
  (["SHIPPED", "DELIVERED"] as const).map((to) => ({ type: "ChangeItemStatus", itemId, to, reason: "" }))

describe("a network is told", () => {
  test("nothing before the order is paid", () => {
    expect(told([two])).toEqual([])
    expect(told([two, { type: "CancelOrder", reason: "" }])).toEqual([])
  })

  test("the conversion once, on the first payment", () => {
    const review: ReadonlyArray<OrderCommand> = [
      { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "fraud" },
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "cleared" },
    ]
    expect(told([two, ...paying(two), ...review])).toEqual([["conversion", 25_000, 2_500]])
  })

  test("the reversal of a return, by the terms", () => {
    const back: OrderCommand = { type: "ReturnItem", itemId: "item-2", quantity: 1, reason: "" }
    expect(told([two, ...paying(two), ...deliver("item-1"), ...deliver("item-2"), back])).toEqual([
      ["conversion", 25_000, 2_500],
      ["reversal", -2_000, -200],
    ])
  })

  test("one reversal for a canceled order, whatever the number of its lines", () => {
    expect(told([two, ...paying(two), { type: "CancelOrder", reason: "" }])).toEqual([
      ["conversion", 25_000, 2_500],
      ["reversal", -25_000, -2_500],
    ])
  })

  test("nothing when what remains still earns the amount for a whole order", () => {
    const fixed = by({ kind: "fixed", amount: 3_000 }, placing(two.items))
    const back: OrderCommand = { type: "CancelUnits", itemId: "item-2", quantity: 1, reason: "" }
    expect(told([fixed, ...paying(fixed), back])).toEqual([["conversion", 25_000, 3_000]])
    expect(told([fixed, ...paying(fixed), back, { type: "CancelOrder", reason: "" }])).toEqual([
      ["conversion", 25_000, 3_000],
      ["reversal", -25_000, -3_000],
    ])
  })

  test("nothing about orders without an affiliate, or with one who is not the store's", () => {
    const direct = placing()
    expect(told([direct, ...paying(direct)])).toEqual([])
    const unknown = { ...by(null, placing()), submission: aSubmission }
    expect(told([unknown, ...paying(unknown)])).toEqual([])
  })
})

describe("for any history", () => {
  const anyCommands = fc
    .tuple(
      placement,
      fc.option(anyTerms, { freq: 5 }),
      fc.array(fc.oneof(anyCommand, { weight: 3, arbitrary: anyFulfilment }), { maxLength: 25, size: "max" }),
    )
    .map(([place, terms, rest]) => {
      const theirs = by(terms, place)
      return [theirs, ...paying(theirs), ...rest]
    })

  test("postbacks are one conversion and its changes, and payouts are the terms applied to what was kept", () => {
    fc.assert(
      fc.property(anyCommands, (commands) => {
        const history = historyOf(commands)
        const postbacks = affiliatePostbacks(history)
        const isPaid = history.some(
          ({ event }) =>
            event.type === "OrderStatusChanged" &&
            event.data.subject === "order" &&
            event.data.to === "PAYMENT_RECEIVED",
        )
        expect(postbacks.filter(({ kind }) => kind === "conversion")).toHaveLength(isPaid ? 1 : 0)
        if (!isPaid) return
        expect(postbacks[0]?.kind).toBe("conversion")
        const state = fold(
          orderWithReactions,
          history.map(({ event }) => event),
        )
        expect(sum(postbacks.map(({ payout }) => payout))).toBe(
          state._tag === "placed" ? affiliateEarnings(state) : 0,
        )
        for (const { kind, payout } of postbacks.slice(1)) expect(kind === "reversal").toBe(payout < 0)
      }),
    )
  })

  test("earlier postbacks never change", () => {
    fc.assert(
      fc.property(anyCommands, fc.nat(), (commands, at) => {
        const upTo = at % (commands.length + 1)
        const before = affiliatePostbacks(historyOf(commands.slice(0, upTo)))
        expect(affiliatePostbacks(historyOf(commands)).slice(0, before.length)).toEqual(before)
      }),
    )
  })
})
