import { LRUCache } from "lru-cache"
import { atMostEntries } from "../cache/entries.ts"

/** From this share of a limit on, a process shares its count; callers below it cost no statement. */
const SHARED_FROM = 0.1
/** Between two statements, whatever the number of calls. */
const PAUSE_MS = 250
/** Of more callers than these, the idlest are forgotten. */
const CALLERS = 20_000

/** Calls that only this process knows of yet. */
export interface OwnCalls {
  readonly name: string
  readonly count: number
  /** Until their window ends. */
  readonly seconds: number
}

interface Counted {
  /** In all processes, as of the last answer. */
  shared: number
  /** Here, since. */
  own: number
  endsAt: number
}

/**
 * Calls by caller and limit in fixed windows, in memory; who comes near a limit is counted together with what other
 * processes have counted, in one statement for all of them a few times a second. `addUp` adds and answers the sums.
 */
export class CallCounts {
  readonly #counted = new LRUCache<string, Counted>(atMostEntries(CALLERS))
  readonly #unshared = new Set<string>()
  readonly #addUp: (calls: ReadonlyArray<OwnCalls>) => Promise<ReadonlyArray<OwnCalls>>
  #timer: NodeJS.Timeout | undefined
  #isSharing = false

  constructor(addUp: (calls: ReadonlyArray<OwnCalls>) => Promise<ReadonlyArray<OwnCalls>>) {
    this.#addUp = addUp
  }

  /** Counts one call; answers how many there were, and for how many milliseconds they count. */
  count(name: string, windowMs: number, limit: number): { readonly current: number; readonly ttl: number } {
    const now = performance.now()
    const known = this.#counted.get(name)
    const calls =
      known !== undefined && known.endsAt > now ? known : { shared: 0, own: 0, endsAt: now + windowMs }
    if (calls !== known) this.#counted.set(name, calls)
    calls.own += 1
    const current = calls.shared + calls.own
    if (current > limit * SHARED_FROM) {
      this.#unshared.add(name)
      this.#shareSoon()
    }
    return { current, ttl: calls.endsAt - now }
  }

  #shareSoon(): void {
    if (this.#timer === undefined && !this.#isSharing)
      this.#timer = setTimeout(() => void this.share(), PAUSE_MS).unref()
  }

  /** While the sums cannot be had, each process counts for itself. */
  async share(): Promise<void> {
    this.stop()
    this.#isSharing = true
    const sent = this.#takeOwn()
    const sums = sent.size === 0 ? [] : await this.#addUp([...sent.values()]).catch(() => [])
    for (const { name, count, seconds } of sums) {
      const own = sent.get(name)
      // Another window may have begun meanwhile.
      if (own === undefined || this.#counted.get(name) !== own.calls) continue
      own.calls.own -= own.count
      own.calls.shared = count
      own.calls.endsAt = performance.now() + seconds * 1_000
    }
    this.#isSharing = false
    if (this.#unshared.size > 0) this.#shareSoon()
  }

  #takeOwn(): ReadonlyMap<string, OwnCalls & { readonly calls: Counted }> {
    const now = performance.now()
    const names = [...this.#unshared]
    this.#unshared.clear()
    return new Map(
      names.flatMap((name) => {
        const calls = this.#counted.get(name)
        return calls === undefined || calls.endsAt <= now
          ? []
          : [[name, { name, count: calls.own, seconds: (calls.endsAt - now) / 1_000, calls }]]
      }),
    )
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
