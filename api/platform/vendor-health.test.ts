import { Deferred, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { GatewayUnavailable } from "./gateway-error.ts"
import { makeMetrics } from "./http/metrics.ts"
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

/** A vendor that was asked and does not answer before it is told to. */
const slowVendor = Effect.gen(function* () {
  const asked = yield* Deferred.make<void>()
  const answered = yield* Deferred.make<void>()
  const probe = Effect.andThen(Deferred.succeed(asked, undefined), Deferred.await(answered))
  const health = makeVendorHealth("vendor", probe)
  const isUpAfterWaiting = Effect.gen(function* () {
    const answer = yield* Effect.forkChild(health.isUp)
    yield* Deferred.await(asked)
    yield* TestClock.adjust("1500 millis")
    return yield* Fiber.join(answer)
  })
  return { health, isUpAfterWaiting, answer: Deferred.succeed(answered, undefined) }
})

test("a vendor that is only slow is offered, and nobody waits long for it", async () => {
  const seen = await run(
    Effect.gen(function* () {
      const { answer, health, isUpAfterWaiting } = yield* slowVendor
      const first = yield* isUpAfterWaiting
      const next = yield* health.isUp
      yield* TestClock.adjust("5 seconds")
      yield* answer
      yield* settled
      return { first, next, answered: yield* health.isUp }
    }),
  )
  expect(seen).toEqual({ first: true, next: true, answered: true })
})

test("a vendor that does not answer for several seconds is down", async () => {
  const seen = await run(
    Effect.gen(function* () {
      const { health, isUpAfterWaiting } = yield* slowVendor
      yield* isUpAfterWaiting
      yield* TestClock.adjust("7 seconds")
      yield* settled
      return yield* health.isUp
    }),
  )
  expect(seen).toBe(false)
})

test("a vendor that is slow after an answer was lost is not offered until it answers", async () => {
  const seen = await run(
    Effect.gen(function* () {
      const { answer, health, isUpAfterWaiting } = yield* slowVendor
      yield* health.doubt
      const meanwhile = yield* isUpAfterWaiting
      yield* answer
      yield* settled
      return { meanwhile, answered: yield* health.isUp }
    }),
  )
  expect(seen).toEqual({ meanwhile: false, answered: true })
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

test("operators see of each vendor what it answered last, and nothing of one that nobody asked", async () => {
  const { registry } = makeMetrics("api")
  const figures = async () =>
    (await registry.metrics())
      .split("\n")
      .filter((line) => /^voltread_vendor_up\{.*"(asked|silent)"/.test(line))
  let answer: Effect.Effect<void, GatewayUnavailable> = Effect.void
  const health = makeVendorHealth(
    "asked",
    Effect.suspend(() => answer),
  )
  makeVendorHealth("silent", Effect.void)
  await run(health.isUp)
  expect(await figures()).toEqual([expect.stringMatching(/vendor="asked".* 1$/)])
  answer = Effect.fail(down)
  await run(Effect.andThen(health.doubt, health.isUp))
  expect(await figures()).toEqual([expect.stringMatching(/vendor="asked".* 0$/)])
})
