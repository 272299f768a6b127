import { setTimeout as pause } from "node:timers/promises"
import { base, en, Faker } from "@faker-js/faker"
import { type Goods, shelf } from "../load/goods.ts"
import type { LoadedShop } from "../load/loaded-shop.ts"
import { until } from "../load/until.ts"
import { audit } from "./audit.ts"
import { type Receipt, type Tally, visit } from "./careless-shopper.ts"
import { collectEvidence, type Evidence } from "./evidence.ts"
import { isHealthy, killAndAwaitRecovery, VICTIMS, type Victim } from "./victims.ts"

const PLENTY = shelf("plenty", 12, 100_000)
const SCARCE = shelf("scarce", 6, 15)
/** What the shop of a siege has to sell. */
export const GOODS: ReadonlyArray<Goods> = [...PLENTY, ...SCARCE]

export interface SiegePlan {
  /** Decides who is killed when and what shoppers do; how the machine interleaves them stays open. */
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

export interface Siege {
  readonly evidence: Evidence
  readonly kills: ReadonlyArray<{ readonly victim: Victim; readonly recoveredMs: number }>
  readonly told: ReadonlyMap<string, number>
}

/** Sells under load while one process after the other is killed, lets the shop come to rest, and reads every book. */
export const besiege = async (shop: LoadedShop, plan: SiegePlan): Promise<Siege> => {
  const { seed, shoppers, say } = plan
  const faker = new Faker({ locale: [en, base], seed })
  const receipts: Array<Receipt> = []
  const tally: Tally = { receipts, told: new Map() }
  const closing = new AbortController()
  const buying = Promise.all(
    Array.from({ length: shoppers }, async (_, index) => {
      const errand = {
        options: shop,
        goods: PLENTY,
        scarce: SCARCE,
        faker: new Faker({ locale: [en, base], seed: seed + index + 1 }),
        tally,
      }
      while (!closing.signal.aborted) await visit(errand)
    }),
  )
  // A shopper who fails must end the siege now, and not be found when it is over.
  const kills = await Promise.race([
    killing(shop, plan, faker).finally(() => closing.abort()),
    buying.then(() => []),
  ])
  await buying
  say(`${receipts.length} receipts; the shop comes to rest`)
  return { evidence: await booksAtRest(shop, receipts, plan.untilNothingIsOpen), kills, told: tally.told }
}

const killing = async (shop: LoadedShop, { rounds, calm, say }: SiegePlan, faker: Faker) => {
  const kills: Array<Siege["kills"][number]> = []
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

/** The books as they are once they agree, or once the reconcilers have had their time. */
const booksAtRest = async (
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
