import { Effect } from "effect"
import { LRUCache } from "lru-cache"
import { atMostEntries } from "../../cache/entries.ts"

const reported = new LRUCache<string, true>(atMostEntries(10_000))
let found = 0

/** Data subjects of events whose key is not in the database, since this process started. */
export const missingKeys = (): number => found

/**
 * The keys of erased people are kept as destroyed, never deleted. One that is missing was lost: the database is older
 * than the log, as after restoring a backup, and its personal data reads as erased.
 */
export const reportMissingKeys = (subjectIds: ReadonlyArray<string>): Effect.Effect<void> =>
  Effect.suspend(() => {
    const fresh = subjectIds.filter((id) => !reported.has(id))
    for (const id of fresh) reported.set(id, true)
    found += fresh.length
    if (fresh.length === 0) return Effect.void
    return Effect.logError(
      `Keys of ${fresh.length} people are missing, though events are sealed with them: is the database older than the event log? Restore the table person_key. Until then their data reads as erased.`,
    ).pipe(Effect.annotateLogs({ alert: "person-key-missing", subjects: fresh.slice(0, 10).join(" ") }))
  })
