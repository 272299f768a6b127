import { LRUCache } from "lru-cache"

const DAY_MS = 86_400_000

/** A company behind one address has this many visitors a day; a stranger who makes visits up gets no further. */
const VISITS_PER_DAY = 2_000
const NETWORKS = 50_000

/** How many visits each network may still have recorded by this process. Of more networks than it knows, the idlest are forgotten. */
export class VisitBudget {
  readonly #used = new LRUCache<string, { count: number }>({ max: NETWORKS, ttl: DAY_MS })

  /** Counts one visit off; false when there is none left. */
  take(network: string): boolean {
    const used = this.#used.get(network) ?? { count: 0 }
    if (used.count >= VISITS_PER_DAY) return false
    if (used.count === 0) this.#used.set(network, used)
    used.count += 1
    return true
  }
}
