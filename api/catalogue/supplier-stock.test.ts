import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { SupplierStock, SupplierUnavailable, supplyOf } from "./supplier-stock.ts"
import { product } from "./testing/catalogue-product.ts"

const offered = (productId: string, partner: string) => ({
  ...product(productId, { partner }),
  available: 7,
  inStores: 0,
})
const products = [
  offered("a", "Prompt"),
  offered("b", "Prompt"),
  offered("c", "Silent"),
  offered("d", "Slow"),
]

const suppliers = Layer.succeed(SupplierStock, {
  ask: (partner) => {
    switch (partner) {
      case "Prompt":
        return Effect.succeed(new Map([["a", 3]]))
      case "Slow":
        return Effect.never
      default:
        return Effect.fail(new SupplierUnavailable({ reason: "connection refused" }))
    }
  },
})

test("a supplier that answers late or not at all leaves the last known stock, marked as such", async () => {
  const asking = Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(supplyOf(products))
    yield* TestClock.adjust("1 second")
    return yield* Fiber.join(fiber)
  })
  const supply = await Effect.runPromise(Effect.provide(asking, Layer.mergeAll(suppliers, TestClock.layer())))
  expect(Object.fromEntries(supply)).toEqual({
    a: { available: 3, isLastKnown: false },
    b: { available: 0, isLastKnown: false },
    c: { available: 7, isLastKnown: true },
    d: { available: 7, isLastKnown: true },
  })
})
