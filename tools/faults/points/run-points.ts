import { setTimeout as pause } from "node:timers/promises"
import { execute } from "@voltread/api/platform/postgres/query.ts"
import type { BaseShop } from "./base-shop.ts"
import { Boundary, type Place, type Side } from "./boundary.ts"
import { deadlyGateway } from "./deadly-gateway.ts"
import { deadlyNetwork } from "./deadly-network.ts"
import type { Attempt, Scenario } from "./scenario.ts"
import { shopInMemory } from "./shop-process.ts"

export interface PointsResult {
  /** Points at which a process was ended, by scenario. */
  readonly points: ReadonlyMap<string, number>
  /** Of them, those between a charge and its record. */
  readonly chargedOnly: number
  readonly findings: ReadonlyArray<string>
}

interface Plan {
  /** Ends at every so many-th effect only; 1: at each. */
  readonly stride: number
  /** The process that takes the work up ends, too. */
  readonly endsAgain: boolean
  readonly say: (line: string) => void
}

/** No scenario has as many effects: one that never comes to its end is a mistake. */
const MOST_POINTS = 400

/** Ends a process at each of its effects, one after the other, lets the shop recover, and compares all books. */
export const runPoints = async (
  shop: BaseShop,
  scenarios: ReadonlyArray<Scenario>,
  { stride, endsAgain, say }: Plan,
): Promise<PointsResult> => {
  const points = new Map<string, number>()
  const findings: Array<string> = []
  let chargedOnly = 0
  for (const scenario of scenarios) {
    await shop.logOwnerInAgain()
    let tried = 0
    for (const side of ["before", "after"] as const) {
      for (const at of places(stride)) {
        const outcome = await endAt(shop, scenario, { at, side, endsAgain })
        findings.push(...outcome.wrong.map((what) => `${scenario.name}, ${side} effect ${at}: ${what}`))
        if (!outcome.hasEnded && at === "gateway") continue
        if (!outcome.hasEnded) break
        tried += 1
        if (outcome.isChargedOnly) chargedOnly += 1
      }
    }
    points.set(scenario.name, tried)
    say(`${scenario.name}: ended at ${tried} points`)
  }
  return { points, chargedOnly, findings: [...findings, ...(await shop.findings())] }
}

/** Calls to a gateway are few and matter most: never left out. */
const places = (stride: number): ReadonlyArray<Place> => [
  "gateway",
  ...Array.from({ length: Math.ceil(MOST_POINTS / stride) }, (_, index) => 1 + index * stride),
]

const endAt = async (
  shop: BaseShop,
  { prepare }: Scenario,
  { at, side, endsAgain }: { readonly at: Place; readonly side: Side; readonly endsAgain: boolean },
) => {
  const attempt = await prepare(shop)
  const hasEnded = await runUntilEnd(shop, attempt, at, side)
  const isChargedOnly = hasEnded && (await attempt.isChargedOnly?.()) === true
  // The next process takes it up, and ends as well.
  if (endsAgain && hasEnded)
    await runUntilEnd(shop, attempt, at === "gateway" ? at : 1 + (at % SECOND_END), side)
  await attempt.recover()
  await shop.settle()
  return { hasEnded, isChargedOnly, wrong: await attempt.check() }
}

/** Second ends are spread over the first so many effects. */
const SECOND_END = 7

/** Answers whether the process ended; false: it was done before. */
const runUntilEnd = async (shop: BaseShop, attempt: Attempt, at: Place, side: Side): Promise<boolean> => {
  const boundary = new Boundary()
  const url = new URL(shop.databaseUrl)
  const network = await deadlyNetwork(url.hostname, Number(url.port), boundary)
  url.port = String(network.port)
  const lender = new URL(shop.lender.config.baseUrl)
  const wayToLender = await deadlyNetwork(lender.hostname, Number(lender.port), boundary)
  lender.port = String(wayToLender.port)
  const victim = shopInMemory(url.href, deadlyGateway(shop.gateway.service, boundary), {
    ...shop.lender.config,
    baseUrl: lender.href,
  })
  await victim.app()
  await victim.run(execute({ text: "select 1", values: [] }))
  boundary.arm(at, side)
  const acting = attempt.act(victim).then(
    () => undefined,
    () => undefined,
  )
  await Promise.race([acting, boundary.ended])
  const { hasEnded } = boundary
  boundary.finish()
  await Promise.race([victim.close().catch(() => undefined), pause(5_000)])
  await network.close()
  await wayToLender.close()
  return hasEnded
}
