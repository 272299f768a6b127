import { Deferred, Effect, Exit, Fiber } from "effect"
import { expect, test } from "vitest"
import { batched } from "./batched.ts"

/** Doubles numbers; `asked`: what each statement was asked. */
const doubling = (before: Effect.Effect<void> = Effect.void) => {
  const asked: Array<ReadonlyArray<number>> = []
  const double = batched((all: ReadonlyArray<number>) =>
    Effect.suspend(() => {
      asked.push(all)
      const code = all.includes(-1) ? "22003" : "57P01"
      return all.some((each) => each < 0)
        ? Effect.fail({ code })
        : Effect.succeed(all.map((each) => each * 2))
    }).pipe(Effect.tap(() => before)),
  )
  return { asked, double }
}

test("what is asked at once is one statement, and each has its own answer", async () => {
  const { asked, double } = doubling()
  const answers = await Effect.runPromise(Effect.all([1, 2, 1, 3].map(double), { concurrency: "unbounded" }))
  expect(answers).toEqual([2, 4, 2, 6])
  expect(asked).toEqual([[1, 2, 1, 3]])
})

test("a value that is not taken fails for its caller alone", async () => {
  const { double } = doubling()
  const exits = await Effect.runPromise(
    Effect.all(
      [1, -1, 3].map((each) => Effect.exit(double(each))),
      { concurrency: "unbounded" },
    ),
  )
  expect(exits).toEqual([Exit.succeed(2), Exit.fail({ code: "22003" }), Exit.succeed(6)])
})

test("any other failure is that of all, and is not tried again for each", async () => {
  const { asked, double } = doubling()
  const exits = await Effect.runPromise(
    Effect.all(
      [1, -2].map((each) => Effect.exit(double(each))),
      { concurrency: "unbounded" },
    ),
  )
  expect(exits).toEqual([Exit.fail({ code: "57P01" }), Exit.fail({ code: "57P01" })])
  expect(asked).toHaveLength(1)
})

test("whoever is interrupted before the statement is sent is not asked for, and harms nobody", async () => {
  const { asked, double } = doubling()
  const program = Effect.gen(function* () {
    const first = yield* Effect.forkChild(double(1), { startImmediately: true })
    const second = yield* Effect.forkChild(double(2), { startImmediately: true })
    const third = yield* Effect.forkChild(double(3), { startImmediately: true })
    first.interruptUnsafe()
    return [yield* Fiber.await(second), yield* Fiber.await(third), yield* Fiber.await(first)]
  })
  const [second, third, first] = await Effect.runPromise(program)
  expect([second, third]).toEqual([Exit.succeed(4), Exit.succeed(6)])
  expect(first !== undefined && Exit.hasInterrupts(first)).toBe(true)
  expect(asked).toEqual([[2, 3]])
})

test("whoever is interrupted while the statement runs harms nobody", async () => {
  const program = Effect.gen(function* () {
    const answered = yield* Deferred.make<void>()
    const sent = yield* Deferred.make<void>()
    const { double } = doubling(
      Deferred.succeed(sent, undefined).pipe(Effect.andThen(Deferred.await(answered))),
    )
    const first = yield* Effect.forkChild(double(1))
    const second = yield* Effect.forkChild(double(2))
    yield* Deferred.await(sent)
    yield* Fiber.interrupt(first)
    yield* Deferred.succeed(answered, undefined)
    const later = yield* double(5)
    return [yield* Fiber.await(second), later]
  })
  expect(await Effect.runPromise(program)).toEqual([Exit.succeed(4), 10])
})

test("a row that cannot be read fails for its caller alone", async () => {
  const read = batched((all: ReadonlyArray<number>) =>
    all.includes(2) ? Effect.die(new Error("no such shape")) : Effect.succeed(all),
  )
  const exits = await Effect.runPromise(
    Effect.all(
      [1, 2, 3].map((each) => Effect.exit(read(each))),
      { concurrency: "unbounded" },
    ),
  )
  expect(exits.map(Exit.hasDies)).toEqual([false, true, false])
  expect([exits[0], exits[2]]).toEqual([Exit.succeed(1), Exit.succeed(3)])
})
