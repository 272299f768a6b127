import type { RecordedEvent } from "@voltread/domain/event.ts"
import { storable } from "@voltread/domain/shared/storable.ts"
import { toApplyError, type UnfitEvents } from "./apply-error.ts"
import type { Batch } from "./batch.ts"
import type { ParkedRevisions } from "./parked-revisions.ts"
import { park } from "./platform/parked-event.ts"
import { inSavepoint, type Queryable } from "./platform/sql.ts"

/** An event that no read model could apply. `failure` is null if only the beginning of its stream is at fault. */
export interface RefusedEvent {
  readonly event: RecordedEvent
  readonly failure: UnfitEvents | null
}

export interface Salvaged {
  readonly batches: ReadonlyArray<Batch>
  /** Events that were applied with characters replaced. */
  readonly repaired: ReadonlyArray<RecordedEvent>
  readonly refused: ReadonlyArray<RefusedEvent>
  readonly parked: ParkedRevisions
}

export const nothingSalvaged = (parked: ParkedRevisions): Salvaged => ({
  batches: [],
  repaired: [],
  refused: [],
  parked,
})

/** Both parts, of which the second was written after the first. */
export const followedBy = (first: Salvaged, second: Salvaged): Salvaged => ({
  batches: [...first.batches, ...second.batches],
  repaired: [...first.repaired, ...second.repaired],
  refused: [...first.refused, ...second.refused],
  parked: second.parked,
})

type Write = (events: ReadonlyArray<RecordedEvent>, parked: ParkedRevisions) => Promise<Batch>

/**
 * Writes every event that can be written, inside the caller's transaction. An unknown culprit is found by bisection.
 * Characters that Postgres cannot store are replaced; an event that cannot be applied even so is refused and leaves a
 * gap in its stream. Rejects for failures that no event causes.
 */
export const salvage = async (
  db: Queryable,
  write: Write,
  events: ReadonlyArray<RecordedEvent>,
  before: ParkedRevisions,
): Promise<Salvaged> => {
  const batches: Array<Batch> = []
  const repaired: Array<RecordedEvent> = []
  const refused: Array<RefusedEvent> = []
  let parked = before

  const refuse = (event: RecordedEvent, failure: UnfitEvents | null): void => {
    refused.push({ event, failure })
    parked = parked.with([event])
  }

  const failureOf = async (part: ReadonlyArray<RecordedEvent>): Promise<UnfitEvents | null> => {
    try {
      batches.push(await inSavepoint(db, () => write(part, parked)))
      return null
    } catch (cause) {
      const failure = toApplyError(part, cause)
      if (failure._tag !== "UnfitEvents") throw cause
      return failure
    }
  }

  const alone = async (event: RecordedEvent): Promise<void> => {
    const failure = await failureOf([event])
    if (failure === null) return
    const readable = repairedOf(event)
    if (readable !== null && (await failureOf([readable])) === null) repaired.push(event)
    else refuse(event, failure)
  }

  const all = async (part: ReadonlyArray<RecordedEvent>): Promise<void> => {
    const fit = part.filter(({ stream }) => !parked.isHeadless(stream))
    for (const event of part) if (parked.isHeadless(event.stream)) refuse(event, null)
    const [first] = fit
    if (first === undefined) return
    if (fit.length === 1) return alone(first)
    const failure = await failureOf(fit)
    if (failure === null) return
    const { culprit } = failure
    const until = culprit === null ? Math.ceil(fit.length / 2) : fit.indexOf(culprit)
    await all(fit.slice(0, until))
    if (culprit !== null) await alone(culprit)
    await all(fit.slice(culprit === null ? until : until + 1))
  }

  await all(events)
  return { batches, repaired, refused, parked }
}

/** Parks the refused events; those that only follow a refused beginning have not been tried. */
export const parkRefused = async (db: Queryable, { refused }: Salvaged): Promise<void> => {
  for (const { event, failure } of refused)
    if (failure !== null) await park(db, [event], { error: failure.reason, attempts: 1 })
  await park(
    db,
    refused.flatMap(({ event, failure }) => (failure === null ? [event] : [])),
    { error: "Waits for the first event of its stream, which is parked", attempts: 0 },
  )
}

/** The event with unstorable characters replaced; null if there are none or the event cannot be read. */
const repairedOf = (event: RecordedEvent): RecordedEvent | null => {
  const read = readingOf(event)
  if (read === null) return null
  const data = storable(read.data)
  const name = storable(read.metadata.actor.name)
  if (data === read.data && name === read.metadata.actor.name) return null
  return {
    ...read,
    data,
    metadata: { ...read.metadata, actor: { ...read.metadata.actor, name: String(name) } },
  }
}

/** Events are parsed and decrypted on demand, which is where a damaged one throws. */
const readingOf = (event: RecordedEvent): RecordedEvent | null => {
  try {
    const { id, type, schemaVersion, stream, revision, position, data, metadata } = event
    return { id, type, schemaVersion, stream, revision, position, data, metadata }
  } catch {
    return null
  }
}
