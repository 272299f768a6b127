import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import { type Decider, fold } from "../decider.ts"
import { isHeldForFraudCheck } from "../ordering/fraud-hold.ts"
import { ITEM_STATUS_TABLE } from "../ordering/item-status-table.ts"
import { isAwaitedReturn } from "../ordering/open-return.ts"
import { order } from "../ordering/order.ts"
import { anyCommand, anyFulfilment, anyReturn, placement } from "../ordering/order-arbitraries.ts"
import { orderCodec } from "../ordering/order-codec.ts"
import type { CommandOf, OrderCommand } from "../ordering/order-command.ts"
import { itemsChanged, OrderEvent } from "../ordering/order-event.ts"
import { aPayment, aShipment } from "../ordering/order-examples.ts"
import { givingBack, held } from "../ordering/order-money.ts"
import { isDelivered, isReturned } from "../ordering/order-rules-status.ts"
import { handedOver, lineOf, type Order, type OrderState, orderTotals } from "../ordering/order-state.ts"
import { ORDER_STATUSES, type OrderStatus } from "../ordering/order-status-facts.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import { hasMoved } from "../ordering/payment-result.ts"
import { ReturnStatus } from "../ordering/return-request.ts"
import type { Rejection } from "../shared/rejection.ts"
import { orderCheckedForFraud, orderWithReactions, reactions } from "./order-with-reactions.ts"
import { reacting } from "./reacting.ts"

type OrderDecider = Decider<OrderState, OrderCommand, OrderEvent, Rejection>

/** Commands to any order, to one that was placed and paid, and to one of which items left the shop, about their return. */
const commands = fc.oneof(
  fc.array(anyCommand, { maxLength: 25, size: "max" }),
  fc
    .tuple(placement, fc.array(anyCommand, { maxLength: 25, size: "max" }))
    .map(([place, rest]) => [place, ...rest]),
  fc
    .tuple(
      placement,
      fc.array(fc.oneof(anyCommand, { weight: 2, arbitrary: anyFulfilment }), { maxLength: 40, size: "max" }),
    )
    .map(([place, rest]) => [place, ...paid(place), ...rest]),
  fc
    .tuple(placement, fc.array(anyReturn, { maxLength: 25, size: "max" }))
    .map(([place, rest]) => [place, ...paid(place), ...shipped(place), ...rest]),
)

const paid = (place: OrderCommand): ReadonlyArray<OrderCommand> => {
  const state = fold(
    order,
    Result.getOrElse(order.decide(place, order.initial), () => []),
  )
  if (state._tag !== "placed") return []
  const amount = orderTotals(state).total
  return [
    { type: "RecordPayment", payment: aPayment({ amount }) },
    { type: "RecordPayment", payment: aPayment({ amount, result: "succeeded" }) },
  ]
}

const shipped = ({ items }: CommandOf<"PlaceOrder">): ReadonlyArray<OrderCommand> =>
  items.map(({ itemId, quantity }) => ({
    type: "RecordShipment",
    shipment: aShipment([{ itemId, quantity }], { shipmentId: `of ${itemId}` }),
  }))

interface Step {
  readonly command: OrderCommand
  readonly before: OrderState
  readonly events: ReadonlyArray<OrderEvent>
  readonly after: OrderState
}

const run = (decider: OrderDecider, sequence: ReadonlyArray<OrderCommand>): ReadonlyArray<Step> => {
  let before = decider.initial
  return sequence.map((command) => {
    const events = Result.getOrElse(decider.decide(command, before), () => [])
    const step = { command, before, events, after: fold(decider, events, before) }
    before = step.after
    return step
  })
}

const both = [
  ["the order alone", order],
  ["the order with its reactions", orderWithReactions],
] as const

const existing = (steps: ReadonlyArray<Step>): ReadonlyArray<Order> =>
  steps.flatMap(({ after }) => (after._tag === "none" ? [] : [after]))

const holds = (decider: OrderDecider, property: (steps: ReadonlyArray<Step>) => void) =>
  fc.assert(
    fc.property(commands, (sequence) => property(run(decider, sequence))),
    { numRuns: 400 },
  )

test.each(both)("%s: every change of status is one that the lifecycle lists", (_, decider) => {
  holds(decider, (steps) => {
    for (const step of steps) {
      let state = step.before
      for (const event of step.events) {
        if (event.type === "OrderStatusChanged" && state._tag !== "none") expectLegal(state, event)
        if (event.type === "OrderCancelled" && state._tag !== "none")
          expect(ORDER_STATUS_TABLE[state.status].next).toContain("CANCELLED")
        state = decider.evolve(state, event)
      }
    }
  })
})

const expectLegal = (state: Order, { data }: Extract<OrderEvent, { type: "OrderStatusChanged" }>) => {
  if (data.subject !== "order") {
    for (const itemId of itemsChanged(data)) expect(lineOf(state, itemId)?.status).toBe(data.from)
    expect(ITEM_STATUS_TABLE[data.from].next).toContain(data.to)
  } else {
    expect(data.from).toBe(state.status)
    const back = state.statusBeforeReview === null ? [] : [state.statusBeforeReview]
    expect([...ORDER_STATUS_TABLE[data.from].next, ...back]).toContain(data.to)
  }
}

test.each(both)("%s: totals add up to the cent and are never below zero", (_, decider) => {
  holds(decider, (steps) => {
    for (const state of existing(steps)) {
      const totals = orderTotals(state)
      expect(totals.total).toBe(totals.subTotal - totals.discount + totals.shippingCost + totals.tax)
      for (const amount of Object.values(totals)) expect(amount).toBeGreaterThanOrEqual(0)
      expect(Number.isSafeInteger(totals.total)).toBe(true)
    }
  })
})

test.each(both)(
  "%s: no unit is shipped that was not ordered, nor returned that was not shipped",
  (_, decider) => {
    holds(decider, (steps) => {
      for (const state of existing(steps))
        for (const line of state.lines) {
          expect(line.quantity).toBeGreaterThanOrEqual(1)
          expect(line.shippedQuantity).toBeLessThanOrEqual(line.quantity)
          expect(line.returnedQuantity).toBeGreaterThanOrEqual(0)
          expect(line.returnedQuantity).toBeLessThanOrEqual(line.shippedQuantity)
          expect(line.restockedQuantity).toBeLessThanOrEqual(line.returnedQuantity)
        }
    })
  },
)

test.each(both)("%s: no more is refunded than was paid", (_, decider) => {
  holds(decider, (steps) => {
    for (const state of existing(steps))
      for (const payment of state.payments) {
        const back = givingBack(state, payment.paymentId).filter(hasMoved)
        const total = back.reduce((sum, refund) => sum + refund.amount, 0)
        expect(total).toBeLessThanOrEqual(payment.amount)
        if (back.some(({ kind }) => kind === "refund")) expect(hasMoved(payment)).toBe(true)
      }
  })
})

test.each(both)("%s: a closed order agrees with its lines", (_, decider) => {
  holds(decider, (steps) => {
    for (const state of existing(steps)) {
      if (state.status === "COMPLETED") expect(isDelivered(state)).toBe(true)
      if (state.status === "RETURNED") expect(isReturned(state)).toBe(true)
      if (state.status === "CANCELLED") for (const line of state.lines) expect(line.status).toBe("CANCELLED")
      expect(state.lines.length === 0 || state.lines.some((line) => line.counted)).toBe(true)
    }
  })
})

test("with its reactions an order follows its lines, and a canceled one keeps no money", () => {
  holds(orderWithReactions, (steps) => {
    for (const { before, after } of steps)
      if (after._tag === "placed" && after.status === "CANCELLED" && before._tag === "placed")
        if (before.status !== "CANCELLED") expect(held(after)).toBe(0)
    for (const state of existing(steps)) {
      if (isReturned(state)) expect(state.status).toBe("RETURNED")
      else if (isDelivered(state)) expect(state.status).toBe("COMPLETED")
      if (state._tag === "placed" && state.lines.every(({ status }) => status === "CANCELLED"))
        expect(state.status).toBe("CANCELLED")
    }
  })
})

test("no reaction issues a command that the order rejects", () => {
  let depth = 0
  let refused: ReadonlyArray<unknown> = []
  const watched: OrderDecider = {
    ...order,
    decide: (command, state) => {
      const decided = order.decide(command, state)
      depth += 1
      if (depth > 1 && Result.isFailure(decided)) refused = [...refused, command, decided.failure]
      return decided
    },
  }
  const decider = reacting(watched, reactions)
  fc.assert(
    fc.property(commands, (sequence) => {
      let state = decider.initial
      refused = []
      for (const command of sequence) {
        depth = 0
        state = fold(
          decider,
          Result.getOrElse(decider.decide(command, state), () => []),
          state,
        )
      }
      expect(refused).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test.each(both)("%s: the same command again, where it asks for a state, changes nothing", (_, decider) => {
  holds(order, (steps) => {
    for (const { command, events, after } of steps) {
      if (events.length === 0 || !ASKS_FOR_A_STATE.has(command.type)) continue
      expect(Result.getOrElse(decider.decide(command, after), () => [])).toEqual([])
    }
  })
})

const ASKS_FOR_A_STATE: ReadonlySet<OrderCommand["type"]> = new Set([
  "CreateOrder",
  "PlaceOrder",
  "AddItem",
  "UpdateItem",
  "DeleteItem",
  "UpdateBillingAddress",
  "UpdateShippingAddress",
  "UpdateEmail",
  "SubmitOrder",
  "CancelOrder",
  "ChangeStatus",
  "ChangeItemStatus",
  "WithdrawReturn",
  "AnswerReturn",
  "ReceiveReturn",
  "RecordPayment",
  "RequestRefund",
  "UpdateLeaseDetails",
  "RecordFraudCheck",
  "RecordShipment",
  "RecordReminderEmail",
  "AddCustomNotes",
  "RecordPhoneCall",
  "RecordEmailConversation",
])

test("in a shop with fraud checks, nothing ships or becomes ready while a check is open", () => {
  holds(orderCheckedForFraud, (steps) => {
    for (const { before, events, after } of steps) {
      if (after._tag !== "placed") continue
      if (after.status === "PAYMENT_RECEIVED") expect(after.fraud).not.toBeNull()
      if (before._tag !== "placed" || !isHeldForFraudCheck(before) || !isHeldForFraudCheck(after)) continue
      const moved = events.flatMap((event) => (event.type === "OrderStatusChanged" ? [event.data.to] : []))
      expect(
        ["READY_TO_PICKUP", "SHIPPED", "PICKUPED", "DELIVERED"].filter((to) =>
          moved.some((each) => each === to),
        ),
      ).toEqual([])
      expect(handedOver(after)).toBe(false)
      expect(after.status === before.status || !FORWARD.has(after.status)).toBe(true)
    }
  })
})

const FORWARD: ReadonlySet<OrderStatus> = new Set([
  "PENDING_FULFILMENT",
  "CONFIRMED_BY_SUPPLIER",
  "COMPLETED",
])

test("folding is deterministic and does not change its input", () => {
  holds(orderWithReactions, (steps) => {
    const history = steps.flatMap(({ events }) => events)
    for (const event of history) freeze(event)
    const frozen = history.reduce((state, event) => freeze(order.evolve(state, event)), freeze(order.initial))
    expect(frozen).toEqual(steps.at(-1)?.after ?? order.initial)
    expect(fold(order, history)).toEqual(frozen)
  })
})

const freeze = <A>(value: A): A => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

test("every event survives being stored and read", () => {
  holds(orderWithReactions, (steps) => {
    for (const { events } of steps)
      for (const event of events) {
        const stored = JSON.parse(JSON.stringify(orderCodec.encode(event)))
        expect(orderCodec.decodeOrThrow(stored)).toEqual(event)
      }
  })
})

test("a return that is withdrawn was awaited, moves neither items nor money, and leaves what can be returned", () => {
  holds(orderWithReactions, (steps) => {
    for (const { command, before, events, after } of steps) {
      if (command.type !== "WithdrawReturn" || events.length === 0 || before._tag === "none") continue
      if (after._tag === "none") throw new Error("no order")
      expect(isAwaitedReturn(lineOf(before, command.itemId)?.returnRequest ?? null)).toBe(true)
      expect(lineOf(after, command.itemId)).toHaveProperty("returnRequest.status", "WITHDRAWN")
      const others = (order: Order) => ({
        ...order,
        lines: order.lines.map((line) => ({ ...line, returnRequest: null })),
      })
      expect(others(after)).toEqual(others(before))
    }
  })
})

test("random commands reach every status, every type of event, and every step of a return", () => {
  const statuses = new Set<string>()
  const returns = new Set<string>()
  const types = new Set<string>()
  fc.assert(
    fc.property(commands, (sequence) => {
      for (const { events, after } of run(orderWithReactions, sequence)) {
        if (after._tag === "placed") statuses.add(after.status)
        if (after._tag === "placed")
          for (const { returnRequest } of after.lines) if (returnRequest) returns.add(returnRequest.status)
        for (const { type } of events) types.add(type)
      }
    }),
    { numRuns: 3_000, seed: 17 },
  )
  expect([...statuses].sort()).toEqual([...ORDER_STATUSES].sort())
  expect([...returns].sort()).toEqual([...ReturnStatus.literals].sort())
  const every = OrderEvent.members.map(({ fields }) => fields.type.literal)
  expect([...types].sort()).toEqual([...every].sort())
})
