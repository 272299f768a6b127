import { Schema } from "effect"
import { Line, Text } from "../shared/text.ts"

const Rebuild = Schema.Struct({
  id: Schema.Int,
  models: Schema.Array(Schema.String),
  state: Schema.Literals(["waiting", "running", "done", "failed"]),
  requestedAt: Schema.String,
  requestedBy: Schema.String,
  finishedAt: Schema.NullOr(Schema.String),
  /** Events applied, and the estimated total; null until the first are applied. */
  applied: Schema.NullOr(Schema.Int),
  total: Schema.NullOr(Schema.Int),
  failure: Schema.NullOr(Schema.String),
})
export type Rebuild = typeof Rebuild.Type

const ParkedAction = Schema.Struct({
  id: Schema.Int,
  action: Schema.Literals(["retry", "skip"]),
  /** Null: all events. */
  stream: Schema.NullOr(Schema.String),
  revision: Schema.NullOr(Schema.Int),
  reason: Schema.NullOr(Schema.String),
  doneAt: Schema.String,
  doneBy: Schema.String,
})

/** The state of the read models, and what staff did with them lately. */
export const ReadModelsData = Schema.Struct({
  models: Schema.Array(Schema.Struct({ name: Schema.String, version: Schema.Int })),
  /** The position up to which they hold the log. */
  position: Schema.String,
  events: Schema.Int,
  /** The age in seconds of the oldest event that they do not hold yet; 0 if they hold all. */
  lagSeconds: Schema.Finite,
  /** Newest first. */
  rebuilds: Schema.Array(Rebuild),
  actions: Schema.Array(ParkedAction),
})
export type ReadModelsData = typeof ReadModelsData.Type

export const RebuildForm = Schema.Struct({
  models: Schema.Array(Schema.String.check(Schema.isMaxLength(100))).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(100),
  ),
})
export const RebuildData = Schema.Struct({ rebuild: Rebuild })

/** An event that no read model could apply. */
export const ParkedEvent = Schema.Struct({
  stream: Schema.String,
  revision: Schema.Int,
  type: Schema.String,
  orderNumber: Schema.NullOr(Schema.String),
  error: Schema.String,
  attempts: Schema.Int,
  parkedAt: Schema.String,
  /** Why staff dismissed it. */
  skipped: Schema.NullOr(Schema.String),
})
export type ParkedEvent = typeof ParkedEvent.Type

/** A page of parked events. */
export const ParkedEventsData = Schema.Struct({
  events: Schema.Array(ParkedEvent),
  nextCursor: Schema.NullOr(Schema.String),
})
export type ParkedEventsData = typeof ParkedEventsData.Type

export const SkipForm = Schema.Struct({
  stream: Line(200),
  revision: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
  reason: Text(500).check(Schema.isMinLength(1)),
})
