import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from "@fastify/rate-limit"
import { Effect, Result } from "effect"
import type { FastifyInstance } from "fastify"
import { Cryptography } from "../cryptography.ts"
import type { EffectRunner } from "../effect-runner.ts"
import { addAttempts } from "../postgres/attempt-counts.ts"
import { CallCounts, type OwnCalls } from "./call-counts.ts"
import { NETWORKS_OF_SITE, siteOf } from "./network-address.ts"

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

/** The key of a caller: its network, and the limit where that has a name. */
export const callerKey = (network: string, limit: string): string => `${network} ${limit}`

/** The same for the site of the caller. */
const siteKey = (key: string): string => {
  const [network = "", ...limit] = key.split(" ")
  return callerKey(siteOf(network), limit.join(" "))
}

/** Counts calls for limits together with all other processes, by network and by site. */
export const sharedCallCounts = (app: FastifyInstance, run: EffectRunner): FastifyRateLimitStoreCtor => {
  const counts = new CallCounts(async (calls) => Result.getOrThrow(await run(addUp(calls))))
  app.addHook("onClose", async () => counts.stop())
  return class SharedCallCounts implements FastifyRateLimitStore {
    incr(...[key, answer, windowMs, limit]: Parameters<FastifyRateLimitStore["incr"]>): void {
      const own = counts.count(key, windowMs, limit)
      const site = siteKey(key)
      const mostOfSite = limit * NETWORKS_OF_SITE
      const all = site === key ? own : counts.count(site, windowMs, mostOfSite)
      const isSiteFull = all.current > mostOfSite && own.current <= limit
      answer(null, isSiteFull ? { ...all, current: limit + 1 } : own)
    }
    child(): FastifyRateLimitStore {
      return this
    }
  }
}
