import { setTimeout as pause } from "node:timers/promises"
import { base, en, Faker } from "@faker-js/faker"
import { type Goods, goodsNamed } from "../load/goods.ts"
import type { LoadedShop } from "../load/loaded-shop.ts"
import { until } from "../load/until.ts"
import { audit } from "./audit.ts"
import { type Receipt, type Tally, visit } from "./careless-shopper.ts"
import { collectEvidence, type Evidence } from "./evidence.ts"
import { isHealthy, killAndAwaitRecovery, VICTIMS, type Victim } from "./victims.ts"

const PLENTY = goodsNamed("plenty", 12, 100_000)
const SCARCE = goodsNamed("scarce", 6, 15)
/** What the shop under test sells. */
export const GOODS: ReadonlyArray<Goods> = [...PLENTY, ...SCARCE]

export interface KillTestPlan {
  /** Of what is random here: who is killed when, what shoppers do. The timing of the processes is not repeatable. */
  readonly seed: number
  readonly shoppers: number
  /** Each round kills every victim once, in an order of its own. */
  readonly rounds: number
  /** Milliseconds under load before each kill: at least and at most. */
  readonly calm: readonly [number, number]
  /** Waits for charges that never arrived, too: two minutes longer. */
  readonly untilNothingIsOpen: boolean
  readonly say: (line: string) => void
}

export interface KillTestResult {
  readonly evidence: Evidence
  readonly kills: ReadonlyArray<{ readonly victim: Victim; readonly recoveredMs: number }>
  readonly outcomes: ReadonlyMap<string, number>
}

/** Kills one process after the other under load, then stops the load, waits, and collects what audits need. */
export const runKillTest = async (shop: LoadedShop, plan: KillTestPlan): Promise<KillTestResult> => {
  const { seed, shoppers, say } = plan
  const faker = new Faker({ locale: [en, base], seed })
  const receipts: Array<Receipt> = []
  const tally: Tally = { receipts, outcomes: new Map() }
  const closing = new AbortController()
  const buying = Promise.all(
    Array.from({ length: shoppers }, async (_, index) => {
      const visitPlan = {
        options: shop,
        goods: PLENTY,
        scarce: SCARCE,
        faker: new Faker({ locale: [en, base], seed: seed + index + 1 }),
        tally,
      }
      while (!closing.signal.aborted) await visit(visitPlan)
    }),
  )
  // A shopper who fails ends the test at once.
  const kills = await Promise.race([
    killing(shop, plan, faker).finally(() => closing.abort()),
    buying.then(() => []),
  ])
  await buying
  say(`${receipts.length} receipts; the shop comes to rest`)
  return {
    evidence: await settledEvidence(shop, receipts, plan.untilNothingIsOpen),
    kills,
    outcomes: tally.outcomes,
  }
}

const killing = async (shop: LoadedShop, { rounds, calm, say }: KillTestPlan, faker: Faker) => {
  const kills: Array<KillTestResult["kills"][number]> = []
  for (let round = 0; round < rounds; round++) {
    for (const victim of faker.helpers.shuffle(VICTIMS)) {
      await pause(faker.number.int({ min: calm[0], max: calm[1] }))
      const recoveredMs = await killAndAwaitRecovery(victim, shop.process)
      say(`kill -9 ${victim}: healthy again after ${Math.round(recoveredMs)} ms`)
      kills.push({ victim, recoveredMs })
    }
  }
  await pause(calm[0])
  return kills
}

/** The reconciler asks for a charge after 20 s, and gives one up that the gateway does not know after two minutes. */
const RECONCILED_MS = 75_000
const NOTHING_OPEN_MS = 300_000

/** Collected as soon as the audit finds nothing, or when the reconcilers have had the time they need. */
const settledEvidence = async (
  shop: LoadedShop,
  receipts: ReadonlyArray<Receipt>,
  untilNothingIsOpen: boolean,
): Promise<Evidence> => {
  const isTrue = async (text: string): Promise<boolean> => (await shop.pool.query(text)).rows[0]?.yes === true
  await until("the shop is healthy", 30_000, () => isHealthy(shop.process))
  if (untilNothingIsOpen) {
    await until("no payment is open", NOTHING_OPEN_MS, () => isTrue(NOTHING_IS_OPEN))
  }
  for (const end = performance.now() + RECONCILED_MS; ; await pause(1_000)) {
    await until("the read models have caught up", 30_000, () => isTrue(CAUGHT_UP))
    const evidence = await collectEvidence(shop, GOODS, receipts)
    if (audit(evidence).length === 0 || performance.now() > end) return evidence
  }
}

const NOTHING_IS_OPEN = "select not exists (select 1 from payment_work) as yes"
const CAUGHT_UP = `select coalesce(nullif(position, '')::bigint, 0) >= (select coalesce(max(position), 0) from events) as yes
  from read.checkpoint`
