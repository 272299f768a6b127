import { fold } from "@voltread/domain/decider.ts"
import { anyCommand, anyFulfilment, placement } from "@voltread/domain/ordering/order-arbitraries.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aPayment, aStore } from "@voltread/domain/ordering/order-examples.ts"
import type { Units } from "@voltread/domain/ordering/order-item.ts"
import { isCharging } from "@voltread/domain/ordering/order-money.ts"
import { orderTotals, type PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { stockOf, summed, unitsOf } from "@voltread/domain/ordering/order-stock.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import { sampledCount } from "@voltread/projections/testing/sample.ts"
import { Effect, Result, Schema } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { execute, rows } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { releaseAbandoned, reserveAll, reserveStock, setStock, setStoreStock } from "./stock.ts"
import { adjustReservation, isReserved, stockOfOrder } from "./stock-of-order.ts"

let shop: Awaited<ReturnType<typeof shopDatabase>>

beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
  for (const text of [
    "alter table stock drop constraint stock_product_id_fkey",
    "alter table store_stock drop constraint store_stock_product_id_fkey",
    "alter table store_stock drop constraint store_stock_store_id_fkey",
  ])
    await shop.run(execute({ text, values: [] }))
})
afterAll(() => shop.close())

const PRODUCTS = ["a", "b", "c"]
const STORE = aStore().storeId

/** The place of units: `a` are shipped, `a@denver` are picked up. */
const placeOf = ({ productId, storeId }: Pick<Units, "productId" | "storeId">): string =>
  storeId === null ? productId : `${productId}@${storeId}`
const PLACES = PRODUCTS.flatMap((productId) =>
  [null, STORE].map((storeId) => placeOf({ productId, storeId })),
)

const PlaceRow = Schema.Struct({ productId: Schema.String, storeId: Schema.String, units: Schema.Int })

const byPlace = async (text: string, values: ReadonlyArray<unknown> = []) =>
  new Map(
    (await shop.run(rows(PlaceRow, { text, values }))).map(({ productId, storeId, units }) => [
      placeOf({ productId, storeId: storeId === "" ? null : storeId }),
      units,
    ]),
  )

const available = () =>
  byPlace(`select product_id as "productId", '' as "storeId", available - in_stores as units from stock
           union all select product_id, store_id, available from store_stock`)
const reserved = () =>
  byPlace(`select product_id as "productId", store_id as "storeId", sum(quantity)::int as units
           from stock_reservation_line group by 1, 2`)
const reservedBy = (orderId: string) =>
  byPlace(
    `select product_id as "productId", store_id as "storeId", quantity as units
     from stock_reservation_line where order_id = $1`,
    [orderId],
  )

/** What may happen to an order. */
type Step =
  | { readonly do: OrderCommand }
  /** Its shopper pays in full, or money arrives late. */
  | { readonly do: "pay" }
  /** Nobody came back to pay it. */
  | { readonly do: "sweep" }
  /** Its shopper came back. */
  | { readonly do: "return" }
  /** A follower acts late on an earlier state. */
  | { readonly do: "lag" }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: anyCommand }) },
  { weight: 4, arbitrary: fc.record({ do: anyFulfilment }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("pay" as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom("sweep" as const, "return" as const, "lag" as const) }),
  },
)

const life = fc.tuple(placement, fc.array(fc.tuple(fc.nat(2), step), { maxLength: 30, size: "max" }))

interface OrderAtRevision {
  readonly order: PlacedOrder
  readonly revision: number
}

/** The order, if it is placed because its units are available. */
const placed = async (orderId: string, place: OrderCommand): Promise<OrderAtRevision | undefined> => {
  if (place.type !== "PlaceOrder") return undefined
  const items = place.items.map((item, index) => ({ ...item, productId: PRODUCTS[index] ?? "a" }))
  const command = { ...place, items, order: { ...place.order, orderId } }
  const decided = orderWithReactions.decide(command, orderWithReactions.initial)
  const state = fold(
    orderWithReactions,
    Result.getOrElse(decided, () => []),
  )
  const lines = items.map((item) => unitsOf(item, item.quantity))
  const held = await shop.run(Effect.result(reserveStock(orderId, 1, lines)))
  return state._tag === "placed" && Result.isSuccess(held) ? { order: state, revision: 5 } : undefined
}

const commandsOf = (known: OrderAtRevision, { do: what }: Step): ReadonlyArray<OrderCommand> => {
  if (typeof what !== "string") return [what]
  if (what !== "pay") return []
  const amount = orderTotals(known.order).total
  return [
    {
      type: "RecordPayment",
      payment: aPayment({ paymentId: `pay-${known.revision}`, amount, result: "succeeded" }),
    },
  ]
}

const after = (known: OrderAtRevision, command: OrderCommand): OrderAtRevision => {
  const events = Result.getOrElse(orderWithReactions.decide(command, known.order), () => [])
  const state = fold(orderWithReactions, events, known.order)
  return events.length === 0 || state._tag !== "placed"
    ? known
    : { order: state, revision: known.revision + events.length }
}

const LATER = new Date(Date.now() + 86_400_000)

const take = async (first: OrderAtRevision, known: OrderAtRevision, one: Step): Promise<OrderAtRevision> => {
  const { order, revision } = known
  switch (one.do) {
    case "sweep":
      if (isReserved(order) && !isCharging(order)) {
        await shop.run(releaseAbandoned(order.created.orderId, LATER))
      }
      return known
    case "return":
      if (ORDER_STATUS_TABLE[order.status].awaitsPayment) {
        await shop.run(Effect.result(reserveAll(stockOfOrder(order, revision))))
      }
      return known
    case "lag":
      await shop.run(adjustReservation(first.order, first.revision))
      return known
    default: {
      const next = commandsOf(known, one).reduce(after, known)
      await shop.run(adjustReservation(next.order, next.revision))
      return next
    }
  }
}

let runs = 0

/** Lets three orders run at once, and returns them; at every step, the units must add up to the initial stock. */
const live = async (
  putIn: number,
  places: ReadonlyArray<OrderCommand>,
  steps: ReadonlyArray<[number, Step]>,
) => {
  runs += 1
  await shop.run(execute({ text: "delete from stock_reservation", values: [] }))
  const lines = PRODUCTS.map((productId) => ({ productId, quantity: putIn, storeId: STORE }))
  await shop.run(
    Database.use(({ pool }) => Effect.andThen(setStock(pool, lines), setStoreStock(pool, lines))),
  )
  const allIsThere = async () => {
    const [here, taken] = [await available(), await reserved()]
    for (const place of PLACES) {
      const left = here.get(place) ?? 0
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + (taken.get(place) ?? 0)).toBe(putIn)
    }
  }

  const first: Array<OrderAtRevision | undefined> = []
  for (const [index, place] of places.entries()) first.push(await placed(`run-${runs}-${index}`, place))
  const orders = [...first]
  await allIsThere()
  for (const [index, one] of steps) {
    const [begun, known] = [first[index], orders[index]]
    if (begun === undefined || known === undefined) continue
    orders[index] = await take(begun, known, one)
    await allIsThere()
  }
  return orders.filter((known) => known !== undefined)
}

const toMap = (units: ReadonlyArray<Units>) => new Map(units.map((each) => [placeOf(each), each.quantity]))

test("whatever happens to orders, available, held and sold add up to what was put in, in Postgres and by the log", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 3, maxLength: 3 }), async (lives) => {
      const putIn = 100_000_000
      const steps = lives.flatMap(([, some]) => some)
      const orders = await live(
        putIn,
        lives.map(([place]) => place),
        steps,
      )
      let taken: ReadonlyArray<Units> = []
      for (const { order, revision } of orders) {
        const { held, sold } = stockOf(order)
        const given = await reservedBy(order.created.orderId)
        const isGivenBack = isReserved(order) && given.size === 0
        expect(given).toEqual(isGivenBack ? new Map() : toMap(summed([...held, ...sold])))
        taken = summed([...taken, ...(isGivenBack ? [] : [...held, ...sold])])
        expect(await shop.run(adjustReservation(order, revision))).toEqual([])
      }
      const here = await available()
      for (const place of PLACES) {
        expect((here.get(place) ?? 0) + (toMap(taken).get(place) ?? 0)).toBe(putIn)
      }
    }),
    { numRuns: sampledCount(100) },
  )
}, 120_000)

test("when stock runs out, nobody holds units that do not exist, and the shortage is reported", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 3, maxLength: 3 }), async (lives) => {
      const orders = await live(
        5,
        lives.map(([place]) => place),
        lives.flatMap(([, some]) => some),
      )
      for (const { order, revision } of orders) {
        const missing = toMap(await shop.run(adjustReservation(order, revision)))
        const given = await reservedBy(order.created.orderId)
        if (isReserved(order) && given.size === 0) continue
        const { held, sold } = stockOf(order)
        for (const each of summed([...held, ...sold])) {
          const place = placeOf(each)
          expect((given.get(place) ?? 0) + (missing.get(place) ?? 0)).toBe(each.quantity)
        }
      }
    }),
    { numRuns: sampledCount(100) },
  )
}, 120_000)
