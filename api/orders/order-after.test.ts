import { randomUUID } from "node:crypto"
import { EventLog } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aCreation, anAddress, anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { orderAsOf, orderNow } from "@voltread/projections/ordering/order-as-of.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { Effect, Stream } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderAfter } from "./order-after.ts"

let shop: CheckoutShop

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())

const handle = Effect.fnUntraced(function* (orderId: string, command: OrderCommand) {
  const intent = {
    commandId: randomUUID(),
    correlationId: "test",
    actor: { id: "ann@example.com", name: "Ann", role: "customer" },
    now: new Date().toISOString(),
  } as const
  const { orders } = yield* CommandHandlers
  return { handled: yield* orders.handle(orderId, () => [command], intent), intent }
})
const place = (orderId: string) =>
  handle(orderId, placing([anItem()], aCreation({ orderId, uniqueId: orderId })))
const moveTo = (city: string): OrderCommand => ({
  type: "UpdateShippingAddress",
  address: anAddress({ city }),
})

const projected = (position: string) => ReadModels.use((models) => models.waitFor(position, 30_000))

/** Fails the work if it reads a stream of this log. */
const unread = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  EventLog.use((log) =>
    work.pipe(Effect.provideService(EventLog, { ...log, read: () => Stream.die("The stream was read") })),
  )

test("is made from the appended events of a new order, and from the read model of an older one", () =>
  shop.run(
    Effect.gen(function* () {
      const orderId = randomUUID()
      const placed = yield* place(orderId)
      const { revision, position } = placed.handled
      expect(yield* unread(orderAfter(orderId, revision, [placed]))).toEqual(yield* orderNow(orderId))

      yield* projected(position)
      const moved = yield* handle(orderId, moveTo("Reston"))
      expect(yield* unread(orderAfter(orderId, moved.handled.revision, [moved]))).toEqual(
        yield* orderNow(orderId),
      )
    }),
  ))

test("is read from its stream where another writer appended in between", () =>
  shop.run(
    Effect.gen(function* () {
      const orderId = randomUUID()
      yield* place(orderId)
      const first = yield* handle(orderId, moveTo("Reston"))
      const { position, revision } = first.handled
      yield* projected(position)
      yield* handle(orderId, { type: "UpdateBillingAddress", address: anAddress({ city: "Salem" }) })
      const second = yield* handle(orderId, moveTo("Vienna"))
      expect(yield* orderAfter(orderId, second.handled.revision, [first, second])).toEqual(
        yield* orderAsOf(orderId, revision + 2),
      )
    }),
  ))
