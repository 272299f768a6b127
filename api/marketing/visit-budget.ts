import { LRUCache } from "lru-cache"
import { atMostEntries } from "../platform/cache/entries.ts"

const DAY_MS = 86_400_000

/** Visits from one network in a day: enough for a company behind one address, and a limit for fabricated visits. */
const VISITS_PER_DAY = 2_000
const NETWORKS = 50_000

/**
 * How many visits this process may still record for each network. Beyond its size, the networks idle for longest are
 * dropped.
 */
export class VisitBudget {
  readonly #used = new LRUCache<string, { count: number }>({ ...atMostEntries(NETWORKS), ttl: DAY_MS })

  /** Takes one visit from the budget; false when none is left. */
  take(network: string): boolean {
    const used = this.#used.get(network) ?? { count: 0 }
    if (used.count >= VISITS_PER_DAY) return false
    if (used.count === 0) this.#used.set(network, used)
    used.count += 1
    return true
  }
}
