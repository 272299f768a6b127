import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { describe, expect, it } from "vitest"
import { GatewayMisconfigured, GatewayUnavailable } from "../../platform/gateway-error.ts"
import { read, write } from "./braintree-call.ts"

/** What the SDK rejects with. */
const sdkError = (type: string, message = "said the SDK"): Error =>
  Object.assign(new Error(message), { type })

const refused = () =>
  sdkError("unexpectedError", "Unexpected request error: Error: connect ECONNREFUSED 127.0.0.1:1")
const reset = () => sdkError("unexpectedError", "Unexpected request error: Error: socket hang up")
const timedOut = () => sdkError("unexpectedError", "Request timed out")

/** A call whose tries end one after the other as listed; a string is an answer. */
const script = (...ends: ReadonlyArray<Error | string>) => {
  const calls = { made: 0 }
  const call = (): Promise<string> => {
    const end = ends[calls.made]
    calls.made += 1
    if (end === undefined) return Promise.reject(new Error("called too often"))
    return typeof end === "string" ? Promise.resolve(end) : Promise.reject(end)
  }
  return { call, calls }
}

const TIMEOUT_MS = 1_000

describe("a call that moves money", () => {
  it.each([
    ["the connection was refused", refused()],
    ["it was throttled", sdkError("tooManyRequestsError")],
  ])("is repeated when %s, and its answer is a first answer", async (_name, error) => {
    const { call, calls } = script(error, error, "answer")
    const answer = await Effect.runPromise(write("sale", TIMEOUT_MS, call))
    expect(answer).toEqual({ _tag: "Answered", value: "answer", repeated: false })
    expect(calls.made).toBe(3)
  })

  it.each([
    ["the connection broke", reset()],
    ["the gateway failed", sdkError("serverError")],
    ["the gateway was overloaded", sdkError("serviceUnavailableError")],
    ["a proxy gave up", sdkError("gatewayTimeoutError")],
    ["something else went wrong", new TypeError("cannot read")],
  ])("is repeated when %s, and the answer says so", async (_name, error) => {
    const { call } = script(error, "answer")
    expect(await Effect.runPromise(write("sale", TIMEOUT_MS, call))).toEqual({
      _tag: "Answered",
      value: "answer",
      repeated: true,
    })
  })

  it("is not repeated after a time-out", async () => {
    const { call, calls } = script(timedOut(), "answer")
    expect((await Effect.runPromise(write("sale", TIMEOUT_MS, call)))._tag).toBe("Unanswered")
    expect(calls.made).toBe(1)
  })

  it("ends in time even when the other side never does", async () => {
    const answer = await Effect.runPromise(
      Effect.gen(function* () {
        const call = yield* Effect.forkChild(
          write("sale", TIMEOUT_MS, () => new Promise<string>(() => undefined)),
        )
        yield* TestClock.adjust(TIMEOUT_MS)
        return yield* Fiber.join(call)
      }).pipe(Effect.provide(TestClock.layer())),
    )
    expect(answer._tag).toBe("Unanswered")
  })

  it.each([
    ["a refused connection", refused()],
    ["a wrong key", sdkError("authenticationError")],
    ["an unknown transaction", sdkError("notFoundError")],
  ])("stays Unanswered when a lost try is followed by %s", async (_name, error) => {
    const { call } = script(reset(), error, error)
    expect((await Effect.runPromise(write("void", TIMEOUT_MS, call)))._tag).toBe("Unanswered")
  })

  it("is certainly not carried out when no try was", async () => {
    const { call, calls } = script(refused(), refused(), refused())
    const error = await Effect.runPromise(Effect.flip(write("sale", TIMEOUT_MS, call)))
    expect(error).toBeInstanceOf(GatewayUnavailable)
    expect(calls.made).toBe(3)
  })

  it("is not repeated when the gateway will not have us", async () => {
    const { call, calls } = script(sdkError("authorizationError"), "answer")
    expect(await Effect.runPromise(Effect.flip(write("sale", TIMEOUT_MS, call)))).toBeInstanceOf(
      GatewayMisconfigured,
    )
    expect(calls.made).toBe(1)
  })
})

describe("a call that reads", () => {
  it("is repeated over broken connections and ends in an answer", async () => {
    const { call } = script(reset(), sdkError("serverError"), "answer")
    expect(await Effect.runPromise(read("find", 1_000, call))).toBe("answer")
  })

  it("says undefined of what does not exist, without asking again", async () => {
    const { call, calls } = script(sdkError("notFoundError"), "answer")
    expect(await Effect.runPromise(read("find", 1_000, call))).toBeUndefined()
    expect(calls.made).toBe(1)
  })

  it("tries three times and no more", async () => {
    const { call, calls } = script(reset(), reset(), reset(), "answer")
    expect(await Effect.runPromise(Effect.flip(read("find", 1_000, call)))).toBeInstanceOf(GatewayUnavailable)
    expect(calls.made).toBe(3)
  })
})
