import { Deferred, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { GatewayUnavailable } from "./gateway-error.ts"
import { makeVendorHealth } from "./vendor-health.ts"

const down = new GatewayUnavailable({ operation: "probe", reason: "ECONNREFUSED" })

/** A vendor that answers as it is told, and what is known of it. */
const vendor = () => {
  const state = { isUp: true, probes: 0 }
  const probe = Effect.suspend(() => {
    state.probes += 1
    return state.isUp ? Effect.void : Effect.fail(down)
  })
  return { state, health: makeVendorHealth("vendor", probe) }
}
const run = <A, E>(work: Effect.Effect<A, E>) =>
  Effect.runPromise(work.pipe(Effect.provide(TestClock.layer())))
const settled = Effect.repeat(Effect.yieldNow, { times: 20 })

test("a vendor is asked once for all who want to know, and again when that has grown old", async () => {
  const { health, state } = vendor()
  const seen = await run(
    Effect.gen(function* () {
      const first = yield* Effect.all([health.isUp, health.isUp, health.isUp], { concurrency: "unbounded" })
      yield* TestClock.adjust("10 seconds")
      const soon = yield* health.isUp
      const probes = state.probes
      state.isUp = false
      yield* TestClock.adjust("2 minutes")
      return { first, soon, probes, later: yield* health.isUp }
    }),
  )
  expect(seen).toEqual({ first: [true, true, true], soon: true, probes: 1, later: false })
  expect(state.probes).toBe(2)
})

test("nobody waits while what is known is young: the vendor is asked in the background, and is up again by itself", async () => {
  const { health, state } = vendor()
  state.isUp = false
  const seen = await run(
    Effect.gen(function* () {
      const first = yield* health.isUp
      state.isUp = true
      yield* TestClock.adjust("6 seconds")
      const stale = yield* health.isUp
      yield* settled
      return { first, stale, next: yield* health.isUp }
    }),
  )
  expect(seen).toEqual({ first: false, stale: false, next: true })
})

test("a vendor that does not answer in time counts as down", async () => {
  const seen = await run(
    Effect.gen(function* () {
      const asked = yield* Deferred.make<void>()
      const health = makeVendorHealth(
        "vendor",
        Deferred.succeed(asked, undefined).pipe(Effect.andThen(Effect.never)),
      )
      const answer = yield* Effect.forkChild(health.isUp)
      yield* Deferred.await(asked)
      yield* TestClock.adjust("2 seconds")
      return yield* Fiber.join(answer)
    }),
  )
  expect(seen).toBe(false)
})

test("what calls of shoppers come to is known at once, without another call", async () => {
  const { health, state } = vendor()
  const seen = await run(
    Effect.gen(function* () {
      yield* Effect.flip(health.watching(Effect.fail(down)))
      const failed = yield* health.isUp
      yield* health.watching(Effect.succeed("paid"))
      return { failed, paid: yield* health.isUp, probes: state.probes }
    }),
  )
  expect(seen).toEqual({ failed: false, paid: true, probes: 0 })
})

test("a call whose answer was lost makes the next one who wants to know wait for a fresh answer", async () => {
  const { health, state } = vendor()
  const seen = await run(
    Effect.gen(function* () {
      yield* health.isUp
      state.isUp = false
      yield* health.doubt
      return yield* health.isUp
    }),
  )
  expect(seen).toBe(false)
})
