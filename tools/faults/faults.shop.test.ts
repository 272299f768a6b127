import { Effect, Exit, Scope } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { type LoadedShop, loadedShop } from "../load/loaded-shop.ts"
import { audit } from "./audit.ts"
import { GOODS, type KillTestResult, runKillTest } from "./kill-test.ts"
import { VICTIMS } from "./victims.ts"

const seed = Number(process.env.FAULTS_SEED ?? Date.now() % 1_000_000)
const scope = Scope.makeUnsafe()
let shop: LoadedShop
let result: KillTestResult

beforeAll(async () => {
  process.stdout.write(`FAULTS_SEED=${seed}\n`)
  shop = await Effect.runPromise(Scope.provide(loadedShop(GOODS), scope))
  result = await runKillTest(shop, {
    seed,
    shoppers: 8,
    rounds: 1,
    calm: [1_000, 3_000],
    untilNothingIsOpen: false,
    say: (line) => void process.stdout.write(`  ${line}\n`),
  })
})
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

describe("after kill -9 of API, projector and Postgres while shoppers pay", () => {
  test("each was killed and started again by itself", () => {
    expect(result.kills.map(({ victim }) => victim).toSorted()).toEqual([...VICTIMS].toSorted())
    for (const victim of VICTIMS) expect(shop.process.output()).toMatch(new RegExp(`! ${victim} ended`))
  })

  test("shoppers went on buying", () => {
    expect(result.outcomes.get("paid"), JSON.stringify([...result.outcomes])).toBeGreaterThan(20)
    expect(result.outcomes.get("not answered, repeated")).toBeGreaterThan(0)
  })

  test("every acknowledged order exists once, every charge belongs to one order, no stock is oversold, and read models agree with streams", () => {
    expect(audit(result.evidence)).toEqual([])
  })
})
