import { EventLog, type EventLogUnavailable } from "@voltread/domain/event.ts"
import type { VisitIds } from "@voltread/domain/marketing/tracking.ts"
import { visitCodec } from "@voltread/domain/marketing/visit.ts"
import type { Attribution, Touch } from "@voltread/domain/ordering/attribution.ts"
import { touchOfVisit } from "@voltread/domain/processes/touch-of-visit.ts"
import { visitStream } from "@voltread/domain/stream.ts"
import { Effect, Option, Result, Stream } from "effect"

/** Longer than a browser keeps the cookie of its first visit; an older visit is not genuine. */
const OLDEST_MS = 31 * 86_400_000

/** The recorded visit: only its id comes from the browser. Null if there is none with this id. */
const touch = Effect.fnUntraced(function* (
  visitId: string,
  now: number,
): Effect.fn.Return<Touch | null, EventLogUnavailable, EventLog> {
  const log = yield* EventLog
  const first = yield* Stream.runHead(log.read(visitStream(visitId), { limit: 1 }))
  if (Option.isNone(first)) return null
  const { at } = first.value.metadata
  const visit = Result.getOrNull(visitCodec.decode(first.value))
  return visit?.type !== "VisitBegan" || now - Date.parse(at) > OLDEST_MS
    ? null
    : touchOfVisit(visit.data, at)
})

/** The visits that led to the order being placed now, by the ids that the browser has kept. */
export const attributionOf = Effect.fnUntraced(function* (
  visits: VisitIds,
  now: number,
): Effect.fn.Return<Attribution, EventLogUnavailable, EventLog> {
  const { visit_id: current, first_visit_id, last_visit_id, paid_visit_id } = visits
  const ids = [...new Set([current, first_visit_id, last_visit_id, paid_visit_id])]
  const found = yield* Effect.forEach(
    ids.filter((id) => id !== undefined),
    (id) => Effect.map(touch(id, now), (known) => [id, known] as const),
    { concurrency: 4 },
  )
  const touches = new Map(found)
  const of = (id: string | undefined): Touch | null => (id === undefined ? null : (touches.get(id) ?? null))
  const here = of(current)
  return {
    visitId: here?.visitId ?? null,
    first: of(first_visit_id) ?? here,
    last: of(last_visit_id) ?? here,
    lastPaid: of(paid_visit_id),
  }
})
