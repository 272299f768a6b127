import { randomUUID } from "node:crypto"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { completeAuthorized } from "@voltread/api/checkout/complete-authorized.ts"
import { workOnLoans } from "@voltread/api/loans/loan-process.ts"
import { workOnPayments } from "@voltread/api/payments/payments.ts"
import { workOnMessages } from "@voltread/api/payments/work-off-messages.ts"
import { sweepStock } from "@voltread/api/stock/follow-stock.ts"
import type { CheckoutShop } from "@voltread/api/testing/checkout-shop.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { reservedMinutes, stockOf } from "@voltread/domain/ordering/order-stock.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import fc from "fast-check"
import { expect } from "vitest"
import { runUntilEnd } from "../points/run-until-end.ts"
import type { Vendors } from "../points/vendors.ts"

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Laptops in stock when a run begins. */
const LAPTOPS = 50

/** The long form of the fault tests multiplies the runs of each property by this. */
const FACTOR = Number(process.env.FAULTS_RUNS_FACTOR ?? 1)
/** A history takes seconds: a failing one is reported without shrinking, within the time limit. */
export const runs = (usually: number) => ({ numRuns: Math.ceil(usually * FACTOR), endOnFailure: true })
/** Milliseconds for all runs of a property. */
export const RUNS_WITHIN = 300_000 * Math.max(1, FACTOR)

/** Something that happens to an order. `place`: where a process ends, or any other choice. */
export interface Happening<Tag extends string> {
  readonly tag: Tag
  readonly place: number
}

/** One of these tags, with this relative frequency. */
export const happening = <Tag extends string>(weight: number, ...tags: ReadonlyArray<Tag>) => ({
  weight,
  arbitrary: fc.record({ tag: fc.constantFrom(...tags), place: fc.nat(20) }),
})

/** Undefined while it is not placed. */
export const placedOrder = async (shop: CheckoutShop, orderId: string): Promise<PlacedOrder | undefined> => {
  const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
  return state._tag === "placed" ? state : undefined
}

/** Commands of staff; those that the order's status does not allow are rejected. */
export const askFor = async (
  shop: CheckoutShop,
  orderId: string,
  commands: (order: PlacedOrder) => ReadonlyArray<OrderCommand>,
): Promise<void> => {
  const order = await placedOrder(shop, orderId)
  if (order === undefined) return
  await shop
    .run(
      CommandHandlers.use(({ orders }) =>
        orders.handle(orderId, () => commands(order), {
          commandId: randomUUID(),
          correlationId: "chaos",
          actor: { id: "sam", name: "Sam", role: "admin" },
          now: new Date().toISOString(),
        }),
      ),
    )
    .catch(() => "not allowed in this status")
}

/**
 * Only a limited number are looked up at a time: leftovers of earlier orders would take this one's turn. Units that one
 * of them still holds would be put back to this one's stock when its lender or bank moves on.
 */
export const beginAnew = async (shop: CheckoutShop): Promise<void> => {
  await shop.sql("delete from stock_reservation")
  await shop.stock({ laptop: LAPTOPS })
  await shop.sql("delete from payment_work")
  await shop.sql("delete from loan_work")
  await shop.sql("delete from order_reminder")
}

/**
 * Ends a process that works on payments and applications at one of its effects: an even `place` ends it before the
 * effect, an odd one after it. One that finishes before that ends between two rounds.
 */
export const endWhileWorking = async (
  shop: CheckoutShop,
  vendors: Pick<Vendors, "environment" | "urls">,
  place: number,
  later = 0,
): Promise<void> => {
  await shop.sql("update payment_work set next_at = now()")
  await shop.sql("update loan_work set next_at = now() where next_at is not null")
  await shop.sql("update begun_payment set next_at = now() where next_at is not null")
  await runUntilEnd(
    { databaseUrl: shop.config.databaseUrl, vendors },
    async (victim) => {
      await victim.run(workOnMessages)
      await victim.run(completeAuthorized)
      await victim.run(workOnPayments(() => Date.now() + later))
      await victim.run(workOnLoans(() => Date.now() + later))
    },
    { at: 1 + Math.floor(place / 2), side: place % 2 === 0 ? "before" : "after", serves: false },
  )
  // The work that it had taken becomes due again.
  await shop.sql("update gateway_message set next_at = now() where processed_at is null")
}

const readWebhooks = Schema.decodeUnknownSync(
  Schema.Struct({ webhooks: Schema.Array(Schema.Struct({ state: Schema.String })) }),
)

/** Resolves when a vendor has nothing more to report. */
export const hasToldAll = (admin: (method: string, path: string) => Promise<Response>): Promise<void> =>
  expect
    .poll(
      async () =>
        readWebhooks(await (await admin("GET", "/webhooks")).json()).webhooks.every(
          ({ state }) => state === "delivered",
        ),
      { timeout: 10_000, interval: 10 },
    )
    .toBe(true)

/** Longer than items are held for any unpaid order. */
const NOBODY_WAITS = 40 * DAY

/** Of the initial laptops, each order holds those it has paid for, and a canceled or expired one holds none. */
export const stockAgrees = async (shop: CheckoutShop, order: PlacedOrder): Promise<void> => {
  await shop.caughtUp()
  await shop.run(sweepStock(() => Date.now() + NOBODY_WAITS))
  const { held, sold } = stockOf(order)
  const units = [...(reservedMinutes(order) === null ? held : []), ...sold]
  await expect
    .poll(() => shop.available("laptop"), { timeout: 10_000 })
    .toBe(LAPTOPS - sum(units.map(({ quantity }) => quantity)))
}

/** No reminder is sent twice, or after its reason was gone. */
export const remindersAgree = async (shop: CheckoutShop, orderId: string): Promise<void> => {
  const sent = await shop.sql(
    `select data->>'reminder' as kind, data->>'number' as number from events
     where stream = $1 and type = 'OrderReminderEmailDetailsUpdated' order by position`,
    [`order-${orderId}`],
  )
  const once = new Set(sent.map(({ kind, number }) => `${kind} ${number}`))
  expect([...once]).toHaveLength(sent.length)
}
