import type { BaseShop } from "./base-shop.ts"
import type { Place, Side } from "./boundary.ts"
import { runUntilEnd } from "./run-until-end.ts"
import type { Scenario } from "./scenario.ts"

export interface PointsResult {
  /** The number of points at which a process was ended, by scenario. */
  readonly points: ReadonlyMap<string, number>
  /** How many of them are between a charge and its record. */
  readonly chargedOnly: number
  readonly findings: ReadonlyArray<string>
}

interface Plan {
  /** Ends only at every n-th effect; 1: at each. */
  readonly stride: number
  /** The process that takes over the work ends, too. */
  readonly endsAgain: boolean
  readonly say: (line: string) => void
}

/** No scenario has as many effects: reaching this is a bug. */
const MAX_POINTS = 400

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

/** Calls to a gateway are few and matter most: they are never skipped. */
const places = (stride: number): ReadonlyArray<Place> => [
  "gateway",
  ...Array.from({ length: Math.ceil(MAX_POINTS / stride) }, (_, index) => 1 + index * stride),
]

const endAt = async (
  shop: BaseShop,
  { prepare }: Scenario,
  { at, side, endsAgain }: { readonly at: Place; readonly side: Side; readonly endsAgain: boolean },
) => {
  const attempt = await prepare(shop)
  const hasEnded = await runUntilEnd(shop, attempt.act, { at, side })
  const isChargedOnly = hasEnded && (await attempt.isChargedOnly?.()) === true
  // The next process takes over, and ends as well.
  if (endsAgain && hasEnded)
    await runUntilEnd(shop, attempt.act, {
      at: at === "gateway" ? at : 1 + (at % SECOND_END),
      side,
    })
  await attempt.recover()
  await shop.settle()
  return { hasEnded, isChargedOnly, wrong: await attempt.check() }
}

/** Second ends are spread over this many effects. */
const SECOND_END = 7
