import { EventLog, type EventLogUnavailable } from "@voltread/domain/event.ts"
import { type VisitBegan, type VisitEvent, visitCodec } from "@voltread/domain/marketing/visit.ts"
import { cleanLine } from "@voltread/domain/shared/characters.ts"
import { visitStream } from "@voltread/domain/stream.ts"
import { Effect, Schema, Stream } from "effect"
import { toNewEvent } from "../platform/commands/command-handler.ts"
import { Cryptography } from "../platform/cryptography.ts"
import { stillLeased } from "../platform/postgres/lease.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { recoveringDefect } from "../platform/survive-defect.ts"
import { workOff } from "../platform/work-off.ts"
import { type Click, ClickTracker } from "./click-tracker.ts"
import type { Visitor } from "./record-visit.ts"

const LEASE_SECONDS = 60
/** About an hour with the pauses below; a click that is reported later has no value. */
const MAX_ATTEMPTS = 12
const ACTOR = { id: "click-tracker", name: "Click tracker", role: "system" } as const

const SealedClick = Schema.fromJsonString(
  Schema.Struct({ ip: Schema.String, userAgent: Schema.String, origin: Schema.String }),
)
const encodeSealed = Schema.encodeSync(SealedClick)
const decodeSealed = Schema.decodeUnknownSync(SealedClick)

/**
 * Stores a click until it is reported to the tracking service; the personal data in it is encrypted, and stored nowhere
 * else. Called before the visit is recorded; a click without a visit is deleted.
 */
export const keepClick = Effect.fnUntraced(function* (
  facts: VisitBegan,
  { userAgent }: Visitor,
  from: { readonly ip: string; readonly origin: string },
): Effect.fn.Return<void, DatabaseError, Database | Cryptography | ClickTracker> {
  const { isOn } = yield* ClickTracker
  if (!isOn || facts.isBot || !facts.hasConsent || facts.parameters.affiliate_id === undefined) return
  const { encrypt } = yield* Cryptography
  const sealed = encodeSealed({ ...from, userAgent: cleanLine(userAgent, 500) })
  yield* execute({
    text: "insert into affiliate_click (visit_id, sealed) values ($1, $2) on conflict do nothing",
    values: [facts.visitId, encrypt("affiliate-clicks", sealed)],
  })
})

const Due = Schema.Struct({ visit_id: Schema.String, sealed: Schema.Uint8Array, attempts: Schema.Int })
type Due = typeof Due.Type

const leaseDue = (limit: number) =>
  rows(Due, {
    text: `update affiliate_click set attempts = attempts + 1,
             next_attempt_at = clock_timestamp() + make_interval(secs => $2)
           where visit_id in (
             select visit_id from affiliate_click where ended_at is null and next_attempt_at <= now()
             order by next_attempt_at limit $1 for update skip locked
           )
           returning visit_id, sealed, attempts`,
    values: [limit, LEASE_SECONDS],
  })

type ClickFailure = DatabaseError | EventLogUnavailable
type Needs = Database | Cryptography | ClickTracker | EventLog

/** Reports pending clicks to the tracking service and stores its answers with the visits. */
export const reportDueClicks: Effect.Effect<void, ClickFailure, Needs> = workOff(
  leaseDue,
  { batch: 20, concurrency: 4 },
  (due) => report(due).pipe(recoveringDefect(`Click ${due.visit_id}`, (reason) => failed(due, reason))),
)

const report = Effect.fnUntraced(function* (due: Due): Effect.fn.Return<void, ClickFailure, Needs> {
  const log = yield* EventLog
  const history = yield* Stream.runCollect(log.read(visitStream(due.visit_id)))
  const [began, answered] = history.map(visitCodec.decodeOrThrow)
  // Reported before; the process ended before it could store that.
  if (answered !== undefined) return yield* end(due)
  if (began?.type !== "VisitBegan") return yield* failed(due, "its visit is not on record")
  const outcome = yield* Effect.result(tell(began.data, due))
  if (outcome._tag === "Failure") return yield* failed(due, outcome.failure.reason)
  const { code, rxId } = outcome.success
  const reportedAt = new Date().toISOString()
  const event: VisitEvent = { type: "VisitClickReported", data: { code, rxId, reportedAt } }
  const stream = visitStream(due.visit_id)
  const intent = {
    commandId: `click:${due.visit_id}`,
    correlationId: due.visit_id,
    actor: ACTOR,
    now: reportedAt,
  }
  yield* log.append(stream, 0, [toNewEvent(visitCodec, stream, event, 1, intent)]).pipe(
    Effect.catchTag("WrongExpectedRevision", () => Effect.void),
    Effect.catchTag("AppendTooLarge", Effect.die),
  )
  yield* end(due)
})

const tell = Effect.fnUntraced(function* (visit: VisitBegan, { sealed }: Due) {
  const tracker = yield* ClickTracker
  const { decrypt } = yield* Cryptography
  const click = toClick(visit, decodeSealed(decrypt("affiliate-clicks", sealed)))
  const answer = yield* tracker.report(click)
  if (answer.code === 200) yield* tracker.confirm(click, answer)
  return answer
})

const toClick = (
  { parameters, landingPage, referrer }: VisitBegan,
  { ip, userAgent, origin }: typeof SealedClick.Type,
): Click => ({
  affiliateId: parameters.affiliate_id ?? "",
  subAffiliateId: parameters.sub_affiliate_id ?? null,
  acid: parameters.acid ?? null,
  clickHash: parameters.click_hash ?? null,
  url: `${origin}${landingPage ?? "/"}?${new URLSearchParams(parameters)}`,
  referrer,
  ip,
  userAgent,
})

/** Nothing is kept about the person who clicked. */
const ENDED = "ended_at = clock_timestamp(), sealed = null"

const end = ({ visit_id }: Due) =>
  execute({
    text: `update affiliate_click set ${ENDED}, last_error = null where visit_id = $1`,
    values: [visit_id],
  }).pipe(Effect.asVoid)

const IS_LEASED = stillLeased("visit_id", "ended_at is null")

const failed = Effect.fnUntraced(function* (due: Due, reason: string) {
  const { visit_id, attempts } = due
  if (attempts >= MAX_ATTEMPTS) {
    yield* Effect.logWarning("A click was given up").pipe(Effect.annotateLogs({ visitId: visit_id }))
    yield* execute({
      text: `update affiliate_click set ${ENDED}, last_error = $3 where ${IS_LEASED}`,
      values: [visit_id, attempts, cleanLine(reason, 300)],
    })
    return
  }
  yield* execute({
    text: `update affiliate_click set last_error = $3, next_attempt_at = clock_timestamp() + make_interval(secs => $4)
           where ${IS_LEASED}`,
    values: [visit_id, attempts, cleanLine(reason, 300), Math.min(600, 2 ** attempts)],
  })
})
