import { LRUCache } from "lru-cache"
import { atMostEntries } from "../platform/cache/entries.ts"
import { networkLimits } from "../platform/http/network-address.ts"

const DAY_MS = 86_400_000

/** Visits from one network in a day: enough for a company behind one address, and a limit for fabricated visits. */
const VISITS_PER_DAY = 2_000
const NETWORKS = 50_000

/**
 * How many visits this process may still record for each network and site. Beyond its size, those idle for longest are
 * dropped.
 */
export class VisitBudget {
  readonly #used = new LRUCache<string, { count: number }>({ ...atMostEntries(NETWORKS), ttl: DAY_MS })

  /** Takes one visit from the budget; false when none is left. */
  take(network: string): boolean {
    const limits = networkLimits(network, VISITS_PER_DAY, (name) => name)
    return limits.every(({ key, most }) => this.#takeOf(key, most))
  }

  #takeOf(name: string, most: number): boolean {
    const used = this.#used.get(name) ?? { count: 0 }
    if (used.count >= most) return false
    if (used.count === 0) this.#used.set(name, used)
    used.count += 1
    return true
  }
}
