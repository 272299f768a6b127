import { readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { base, en, Faker } from "@faker-js/faker"
import { productsNamed, type StockedProduct } from "../load/stocked-products.ts"
import { until } from "../load/until.ts"
import { audit, unknownCharges } from "./audit.ts"
import { visit } from "./careless-shopper.ts"
import { collectEvidence, type Evidence } from "./evidence.ts"
import type { FaultShop } from "./fault-shop.ts"
import type { Fault } from "./faults.ts"
import { OPEN_PAYMENTS } from "./open-payments.ts"
import { type SupportAgent, supportAgentAt } from "./support-agent.ts"
import type { Receipt, Tally } from "./tally.ts"
import { WAYS_TO_PAY } from "./ways-to-pay.ts"

const PLENTY = productsNamed("plenty", 12, 100_000)
const SCARCE = productsNamed("scarce", 6, 15)
/** The products of the shop under test. */
export const PRODUCTS: ReadonlyArray<StockedProduct> = [...PLENTY, ...SCARCE]

export interface FaultTestPlan {
  /**
   * For the random parts: the order of faults and the shoppers' actions. The timing of the processes is not repeatable.
   */
  readonly seed: number
  readonly shoppers: number
  readonly faults: ReadonlyArray<Fault>
  /** Each round has every fault once, in random order. */
  readonly rounds: number
  /** How long a fault lasts, if it has a duration. */
  readonly seconds: number
  /** Milliseconds under load before each fault: minimum and maximum. */
  readonly calm: readonly [number, number]
  /** Also waits for charges that never arrived: two minutes longer. */
  readonly untilNothingIsOpen: boolean
  readonly say: (line: string) => void
}

export interface FaultTestResult {
  readonly evidence: Evidence
  readonly struck: ReadonlyArray<{ readonly fault: string; readonly recoveredMs: number }>
  readonly outcomes: ReadonlyMap<string, number>
}

/** Causes one fault after the other under load, then stops the load, waits, and collects what audits need. */
export const runFaultTest = async (shop: FaultShop, plan: FaultTestPlan): Promise<FaultTestResult> => {
  const { seed, shoppers, say } = plan
  const faker = new Faker({ locale: [en, base], seed })
  const receipts: Array<Receipt> = []
  const tally: Tally = { receipts, outcomes: new Map() }
  const closing = new AbortController()
  const buying = Promise.all(
    Array.from({ length: shoppers }, async (_, index) => {
      const visitPlan = {
        shop: index % 2 === 0 ? shop : { ...shop, shopUrl: shop.secondUrl },
        products: PLENTY,
        scarce: SCARCE,
        faker: new Faker({ locale: [en, base], seed: seed + index + 1 }),
        tally,
      }
      while (!closing.signal.aborted)
        for (const way of visitPlan.faker.helpers.shuffle(WAYS_TO_PAY))
          if (!closing.signal.aborted) await visit({ ...visitPlan, way })
    }),
  )
  const agent = await supportAgentAt(shop, tally)
  const serving = async () => {
    while (!closing.signal.aborted) {
      await agent.serve()
      await pause(AGENT_RESTS_MS)
    }
  }
  const people = Promise.all([buying, serving()])
  // A failure of shoppers or staff ends the test at once.
  const struck = await Promise.race([
    striking(shop, plan, faker).finally(() => closing.abort()),
    people.then(() => []),
  ])
  await people
  await agent.serve()
  say(`${receipts.length} receipts; the shop comes to rest`)
  return {
    evidence: await settledEvidence(shop, agent, receipts, plan.untilNothingIsOpen),
    struck,
    outcomes: tally.outcomes,
  }
}

const AGENT_RESTS_MS = 500
const RECOVERED_MS = 120_000

const striking = async (shop: FaultShop, plan: FaultTestPlan, faker: Faker) => {
  const { faults, rounds, seconds, calm, say } = plan
  const struck: Array<FaultTestResult["struck"][number]> = []
  for (let round = 0; round < rounds; round++) {
    for (const fault of faker.helpers.shuffle(faults)) {
      await pause(faker.number.int({ min: calm[0], max: calm[1] }))
      await fault.strike(shop, seconds)
      const since = performance.now()
      await until(`the shop is healthy after: ${fault.name}`, RECOVERED_MS, shop.isHealthy)
      const recoveredMs = performance.now() - since
      say(`${fault.name}: healthy again after ${Math.round(recoveredMs)} ms`)
      struck.push({ fault: fault.name, recoveredMs })
    }
  }
  await pause(calm[0])
  return struck
}

/** Reconciliation looks a charge up after 20 s, and gives up one that the gateway does not know after two minutes. */
const RECONCILED_MS = 75_000
/**
 * Klarna gives up telling of an order after seconds, and cannot be asked by the shop's reference: if answer and messages
 * are lost in one fault, staff find the order there.
 */
const TOLD_MS = 30_000
const NOTHING_OPEN_MS = 300_000
/** For all followers together, while follow-up work of the load (mail, fraud checks) still adds events. */
const CAUGHT_UP_MS = 120_000

/** Collected as soon as the audit finds nothing, or when reconciliation has had enough time. */
const settledEvidence = async (
  shop: FaultShop,
  agent: SupportAgent,
  receipts: ReadonlyArray<Receipt>,
  untilNothingIsOpen: boolean,
): Promise<Evidence> => {
  const isTrue = async (text: string): Promise<boolean> => (await shop.pool.query(text)).rows[0]?.yes === true
  const behind = async () => (await shop.pool.query(BEHIND)).rows.map(({ name, at }) => `${name} (${at})`)
  await until("the shop is healthy", 30_000, shop.isHealthy)
  if (untilNothingIsOpen) {
    await until("no payment and no fraud check is open", NOTHING_OPEN_MS, () => isTrue(NOTHING_IS_OPEN))
  }
  for (const begun = performance.now(); ; await pause(1_000)) {
    await until(
      "the read models have caught up",
      CAUGHT_UP_MS,
      async () => (await behind()).length === 0,
    ).catch(async (cause) => {
      const names = (await behind()).join(", ")
      throw new Error(`Behind the log: ${names}. ${lastAlerts(shop.process.dataDir)}`, { cause })
    })
    const evidence = await collectEvidence(shop, PRODUCTS, receipts)
    const waited = performance.now() - begun
    if (audit(evidence).length === 0 || waited > RECONCILED_MS) return evidence
    if (waited > TOLD_MS)
      for (const { orderId, transactionId } of unknownCharges(evidence))
        await agent.recognizePayment(orderId, transactionId)
  }
}

/** The newest alerts in the logs of both projectors, to help find out why they lag behind. */
const lastAlerts = (dataDir: string): string =>
  ["projector", "second-projector"]
    .flatMap((name) => {
      const lines = readFileSync(join(dataDir, "logs", `${name}.log`), "utf8").split("\n")
      const alerts = lines.filter((line) => line.includes('"alert"')).slice(-5)
      return [`${name}:`, ...alerts]
    })
    .join("\n")

const NOTHING_IS_OPEN = `select not exists (select from (${OPEN_PAYMENTS}) open where not waits_for_shopper)
     and not exists (select from fraud_work where next_at <= now()) as yes`
/** The readers that have not reached the end of the log yet. */
const BEHIND = `select name, at || ' of ' || head as at from (
    select 'read models' as name, position from read.checkpoint union all select name, position from process_checkpoint
  ) known
  cross join lateral (select coalesce(nullif(position, '')::bigint, 0) as at) place
  cross join (select coalesce(max(position), 0) as head from events) log
  where at < head`
