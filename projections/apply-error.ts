import type { RecordedEvent } from "@voltread/domain/event.ts"
import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { storable } from "@voltread/domain/shared/storable.ts"
import { Data } from "effect"
import pg from "pg"
import { UnusableEvent } from "./batch.ts"
import { StorageLost, StorageRefused } from "./platform/sql.ts"

/** The tables were swapped, or another writer moved the checkpoint: the applier must start over. */
export class ReadModelsMoved extends Data.TaggedError("ReadModelsMoved")<{ readonly message: string }> {}

/**
 * One or more events that cannot be applied. `message` is for logs and contains no values, since they may be personal;
 * `reason` has all details, for the table of parked events.
 */
export class UnfitEvents extends Data.TaggedError("UnfitEvents")<{
  readonly message: string
  readonly reason: string
  /** The event that caused the error, if known. */
  readonly culprit: RecordedEvent | null
}> {}

export type ApplyError = StorageLost | StorageRefused | ReadModelsMoved

/** Identifies an event in logs, without its data, which may be personal. */
export const named = ({
  stream,
  revision,
  type,
}: Pick<RecordedEvent, "stream" | "revision" | "type">): string => `${type} (${stream}, revision ${revision})`

/** Data exceptions and violated constraints: errors in the values, not in Postgres itself. */
const isAboutValues = (error: pg.DatabaseError): boolean => /^2[23]/.test(error.code ?? "")

const kindOf = (cause: unknown): string => {
  if (cause instanceof pg.DatabaseError) return `Postgres error ${cause.code ?? "without a code"}`
  return cause instanceof Error ? cause.name : "unknown error"
}

export const toApplyError = (
  events: ReadonlyArray<RecordedEvent>,
  error: unknown,
): ApplyError | UnfitEvents => {
  if (error instanceof StorageLost || error instanceof ReadModelsMoved) return error
  const culprit = error instanceof UnusableEvent ? error.recorded : null
  const cause = error instanceof UnusableEvent ? error.cause : error
  const first = culprit ?? events[0]
  const others = culprit === null ? events.length - 1 : 0
  const which = `${first === undefined ? "nothing" : named(first)}${others > 0 ? ` and ${others} more` : ""}`
  return cause instanceof pg.DatabaseError && !isAboutValues(cause)
    ? new StorageRefused({ message: `Applying ${which} failed: ${cause.message}`, cause })
    : new UnfitEvents({
        message: `Applying ${which} failed: ${kindOf(cause)}`,
        reason: String(storable(reasonOf(cause))).slice(0, 4_000),
        culprit: culprit ?? (events.length === 1 ? (events[0] ?? null) : null),
      })
}
