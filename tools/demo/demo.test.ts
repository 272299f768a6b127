import { loanAggregate, orderAggregate } from "@voltread/api/aggregates/aggregates.ts"
import { GATEWAYS } from "@voltread/api/composition/payment-gateways.ts"
import { SIMPLE_LEASE } from "@voltread/api/gateways/simple-lease/simple-lease.ts"
import { fold } from "@voltread/domain/decider.ts"
import type { NewEvent } from "@voltread/domain/event.ts"
import { LENDER_TERMS, lenderTakeOf } from "@voltread/domain/loans/lender-terms.ts"
import { ITEM_STATUSES } from "@voltread/domain/ordering/item-status-facts.ts"
import { lenderTake } from "@voltread/domain/ordering/lender-take.ts"
import { GatewayType, type PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { held } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { ReturnStatus } from "@voltread/domain/ordering/return-request.ts"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { runCommands, splitByDay } from "../history/dated-commands.ts"
import { demoCatalogue } from "./catalogue.ts"
import { demoCustomers } from "./customers.ts"
import { demoReviews } from "./reviews.ts"
import { demoOrders, demoWorld, fakerOf } from "./testing/demo-world.ts"

const DAY = 86_400_000
const END = Date.UTC(2026, 5, 1)
const year = (seed: number, orders: number) => {
  const faker = fakerOf(seed)
  const starts = Array.from(
    { length: orders },
    (_, index) => END - Math.round((365 * DAY * (orders - index)) / orders),
  )
  return demoOrders(faker, demoWorld(faker), starts, END).map(({ items, orderId, script }) => ({
    items,
    stream: orderAggregate.streamOf(orderId),
    events: runCommands(orderAggregate, orderId, script.orderSteps),
    loan: runCommands(loanAggregate, `${script.uniqueId}-L1`, script.loanSteps),
  }))
}

const orders = year(7, 600)

const decodeOwner = Schema.decodeUnknownSync(Schema.Struct({ username: Schema.NullOr(Schema.String) }))

describe("demo customers", () => {
  const customers = demoCustomers(orders.flatMap(({ stream, events }) => splitByDay(stream, events)))

  test("are those who ordered with an account, each once, registered with their first order", () => {
    const created = orders.flatMap(({ events }) => events.filter(({ type }) => type === "OrderCreated"))
    const firsts = new Map<string, string>()
    for (const { data, metadata } of created) {
      const { username } = decodeOwner(data)
      if (username === null) continue
      const known = firsts.get(username)
      if (known === undefined || metadata.at < known) firsts.set(username, metadata.at)
    }
    expect(new Map(customers.map(({ username, registeredAt }) => [username, registeredAt]))).toEqual(firsts)
    expect(customers.length).toBeLessThan(40)
  })
})

describe("demo reviews", () => {
  const days = orders.flatMap(({ stream, events }) => splitByDay(stream, events))
  const { products } = demoCatalogue(fakerOf(7))
  const reviews = demoReviews(fakerOf(7), days, products, END)

  test("are one for each customer and delivered product, written after the delivery", () => {
    expect(reviews.length).toBeGreaterThan(80)
    expect(new Set(reviews.map(({ username, productId }) => `${username} ${productId}`)).size).toBe(
      reviews.length,
    )
    const received = new Map<string, ReadonlyArray<string>>()
    for (const { events } of orders) {
      const { created, lines } = stateOf(events)
      for (const { data, metadata } of events) {
        const { itemId, to } = Object(data)
        const line = ["DELIVERED", "PICKUPED"].includes(to) && lines.find((each) => each.itemId === itemId)
        if (!line) continue
        const key = `${created.username} ${line.productId}`
        received.set(key, [...(received.get(key) ?? []), metadata.at])
      }
    }
    const early = reviews.filter(
      ({ username, productId, writtenAt }) =>
        !received.get(`${username} ${productId}`)?.some((at) => at < writtenAt),
    )
    expect(early).toEqual([])
  })

  test("are the same for the same seed; some of the newest are pending", () => {
    expect(demoReviews(fakerOf(7), days, products, END)).toEqual(reviews)
    expect(reviews.at(-1)?.status).toBe("pending")
    expect(reviews[0]?.status).not.toBe("pending")
  })
})

describe("demo orders", () => {
  test("follow the real rules and reach every status that orders stay in", () => {
    const reached = new Set(orders.map(({ events }) => stateOf(events).status))
    expect(ORDER_STATUSES.filter((status) => !RARE.includes(status) && !reached.has(status))).toEqual([])
  })

  test("have every kind of event except the two that only a draft has, and loans", () => {
    const types = new Set(orders.flatMap(({ events }) => events.map(({ type }) => type)))
    expect(types.size).toBeGreaterThanOrEqual(15)
    expect(orders.some(({ loan }) => loan.length > 2)).toBe(true)
  })

  test("that came from a Google ad say so, as its keyword report requires", () => {
    const Created = Schema.Struct({
      attribution: Schema.Struct({
        last: Schema.NullOr(Schema.Struct({ source: Schema.String, hasGoogleClick: Schema.Boolean })),
      }),
    })
    const last = orders.flatMap(({ events }) =>
      events
        .filter(({ type }) => type === "OrderCreated")
        .map(({ data }) => Schema.decodeUnknownSync(Created)(data).attribution.last),
    )
    const google = last.filter((touch) => touch?.source === "google")
    expect(google.length).toBeGreaterThan(20)
    expect(google.every((touch) => touch?.hasGoogleClick)).toBe(true)
  })

  test("leave the lender what its terms say for every contract that it paid for and was not refunded", () => {
    const funded = orders.flatMap(({ events, loan }) =>
      loan.some(({ type }) => type === "LoanFunded") ? [stateOf(events)] : [],
    )
    expect(new Set(funded.map(({ lease }) => lease?.product))).toEqual(new Set(["lease", "loan"]))
    expect(funded.some(({ lease }) => (lease?.downPayment ?? 0) > 0)).toBe(true)
    for (const order of funded) {
      const { total } = orderTotals(order)
      const { lease } = order
      if (lease === null) throw new Error("no lease")
      const financed = total - (lease.downPayment ?? 0)
      const take = held(order) === 0 ? 0 : lenderTakeOf(LENDER_TERMS[lease.product], financed)
      expect(lenderTake(order)).toBe(take)
      if (order.status === "COMPLETED") expect(held(order)).toBe(total)
    }
  })

  test("are paid by every method, and refunded by the same", () => {
    const payments = orders.flatMap(({ events }) => stateOf(events).payments).filter(hasMoved)
    const ways = (kinds: ReadonlyArray<PaymentDetails["kind"]>) =>
      new Set(
        payments
          .filter(({ kind }) => kinds.includes(kind))
          .map(({ gatewayName, gatewayType }) => `${gatewayType} ${gatewayName}`),
      )
    const all = new Set([
      "CARD braintree",
      "GOOGLE_PAY braintree",
      "KLARNA klarna",
      "CRYPTO plisio",
      "CRYPTO coinbase",
      "LEASE simple-lease",
    ])
    expect(new Set(GatewayType.literals)).toEqual(new Set([...all].map((way) => way.split(" ")[0])))
    expect(new Set([...GATEWAYS.map(({ name }) => name), SIMPLE_LEASE])).toEqual(
      new Set([...all].map((way) => way.split(" ")[1])),
    )
    expect(ways(["sale", "lease"])).toEqual(all)
    expect(ways(["refund"])).toEqual(all)
  })

  test("pass every status of an order and of an item, and every state of a return", () => {
    const changes = orders.flatMap(({ events }) =>
      events.flatMap(({ type, data }) => (type === "OrderStatusChanged" ? [Object(data)] : [])),
    )
    const states = orders.map(({ events }) => stateOf(events))
    const ordersIn = new Set(changes.filter(({ subject }) => subject === "order").map(({ to }) => to))
    for (const { created, status } of states) ordersIn.add(created.status).add(status)
    expect(ORDER_STATUSES.filter((status) => !ordersIn.has(status))).toEqual([])
    const itemsIn = new Set(changes.filter(({ subject }) => subject !== "order").map(({ to }) => to))
    for (const { lines } of states) for (const { status } of lines) itemsIn.add(status)
    expect(ITEM_STATUSES.filter((status) => !itemsIn.has(status))).toEqual([])
    const returns = orders.flatMap(({ events }) =>
      events.flatMap(({ data }) => Object(data).after?.returnRequest?.status ?? []),
    )
    expect(new Set(returns)).toEqual(new Set(ReturnStatus.literals))
  })

  test("are only picked up where that is possible, and pickup-only items are not shipped", () => {
    const { products, storesWith } = demoWorld(fakerOf(7))
    const shippable = new Map(products.map(({ productId, isShippable }) => [productId, isShippable]))
    const items = orders.flatMap((order) => order.items)
    const picked = items.filter(({ deliveryType }) => deliveryType === "DELIVERY_PICKUP")
    expect(picked.some(({ productId }) => shippable.get(productId))).toBe(true)
    expect(picked.some(({ productId }) => !shippable.get(productId))).toBe(true)
    for (const { pickupStore, productId, quantity, shippingCost } of picked) {
      const stores = storesWith(productId, quantity, pickupStore?.state ?? "")
      expect(stores.map(({ storeId }) => storeId)).toContain(pickupStore?.storeId)
      expect(shippingCost).toBe(0)
    }
    const sent = items.filter(({ deliveryType }) => deliveryType === "DELIVERY_SHIPPING")
    expect(sent.filter(({ productId }) => !shippable.get(productId))).toEqual([])
    const handedOver = orders.filter(({ events }) =>
      events.some(({ data }) => Object(data).reason === "handed over against the pickup code"),
    )
    expect(handedOver.length).toBeGreaterThan(10)
  })

  test("are the same for the same seed, and never lie in the future", () => {
    expect(year(7, 600)).toEqual(orders)
    const times = orders.flatMap(({ events }) => events.map(({ metadata }) => Date.parse(metadata.at)))
    expect(Math.max(...times)).toBeLessThanOrEqual(END)
  })

  test("are split into days without a gap", () => {
    for (const { stream, events } of orders) {
      const cut = splitByDay(stream, events)
      expect(cut.flatMap((part) => part.events)).toEqual(events)
      let next = -1
      for (const part of cut) {
        expect(part.after).toBe(next)
        next += part.events.length
      }
    }
  })
})

const stateOf = (events: ReadonlyArray<NewEvent>): PlacedOrder => {
  const state = fold(
    orderAggregate.decider,
    events.map(({ type, schemaVersion, data }) =>
      orderAggregate.decode({ type, schemaVersion, data, ...PLACE }),
    ),
  )
  if (state._tag !== "placed") throw new Error("not placed")
  return state
}

/** Statuses that last only days, so that few orders have them at the end of the year. */
const RARE: ReadonlyArray<string> = [
  "PENDING_REVIEW",
  "RETURNED",
  "LOAN_IN_PROCESS",
  "PENDING_ESIGNATURE",
  "CANCELLED_BY_SUPPLIER",
  "PENDING_FULFILMENT",
  "CONFIRMED_BY_SUPPLIER",
  "PAYMENT_RECEIVED",
]

const PLACE = {
  id: "",
  stream: "",
  revision: 0,
  position: "",
  metadata: {
    correlationId: "demo",
    causationId: "demo",
    actor: { id: "demo", name: "demo", role: "system" },
    at: "2026-01-01T00:00:00.000Z",
  },
} as const
