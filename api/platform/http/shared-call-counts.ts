import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit"
import { Effect, Result } from "effect"
import type { FastifyInstance } from "fastify"
import { Cryptography } from "../cryptography.ts"
import type { EffectRunner } from "../effect-runner.ts"
import { addAttempts } from "../postgres/attempt-counts.ts"
import { CallCounts, type OwnCalls } from "./call-counts.ts"

/** Among the counters of all processes, under keyed hashes: no address is stored. */
const addUp = Effect.fnUntraced(function* (calls: ReadonlyArray<OwnCalls>) {
  const { hmac } = yield* Cryptography
  const named = new Map(
    calls.map((each) => {
      const key = hmac("attempts", "calls", each.name)
      return [key.toString("hex"), { ...each, key }]
    }),
  )
  const sums = yield* addAttempts([...named.values()])
  return sums.flatMap(({ key, ...sum }) => {
    const call = named.get(key)
    return call === undefined ? [] : [{ ...sum, name: call.name }]
  })
})

/** Counts calls for limits together with all other processes; the key of a caller names the limit, too. */
export const sharedCallCounts = (app: FastifyInstance, run: EffectRunner): FastifyRateLimitStoreCtor => {
  const counts = new CallCounts(async (calls) => Result.getOrThrow(await run(addUp(calls))))
  app.addHook("onClose", async () => counts.stop())
  return class SharedCallCounts implements FastifyRateLimitStore {
    incr(...[key, answer, windowMs, limit]: Parameters<FastifyRateLimitStore["incr"]>): void {
      answer(null, counts.count(key, windowMs, limit))
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }
}
