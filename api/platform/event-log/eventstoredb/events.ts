import { type EventData, jsonEvent, type RecordedEvent as StoredEvent } from "@eventstore/db-client"
import { EventMetadata, type NewEvent, type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Schema } from "effect"
import { appendSize } from "../engine/append-size.ts"
import { toPosition } from "./position.ts"

/** The client accepts objects, arrays and strings; event data is always an object. */
const EventObject = Schema.Record(Schema.String, Schema.Unknown)

const decodeData = Schema.decodeUnknownSync(EventObject)

/**
 * Stored metadata, with the schema version and with the property names that EventStoreDB uses for correlation and
 * causation ids.
 */
const StoredMetadata = Schema.Struct({
  $correlationId: EventMetadata.fields.correlationId,
  $causationId: EventMetadata.fields.causationId,
  actor: EventMetadata.fields.actor,
  at: EventMetadata.fields.at,
  traceparent: EventMetadata.fields.traceparent,
  schemaVersion: Schema.Int,
})
const decodeMetadata = Schema.decodeUnknownSync(StoredMetadata)

export const toEventData = ({ id, type, schemaVersion, data, metadata }: NewEvent): EventData => {
  const stored: typeof StoredMetadata.Type = {
    $correlationId: metadata.correlationId,
    $causationId: metadata.causationId,
    actor: metadata.actor,
    at: metadata.at,
    ...(metadata.traceparent === undefined ? {} : { traceparent: metadata.traceparent }),
    schemaVersion,
  }
  return jsonEvent({ id, type, data: { ...decodeData(data) }, metadata: { ...stored } })
}

/** As it counts on every engine: without what is added to the metadata here. */
export const sizeOf = (events: ReadonlyArray<NewEvent>): number =>
  appendSize(
    events.map(({ type }) => type),
    events.flatMap(({ data, metadata }) => [JSON.stringify(data) ?? "null", JSON.stringify(metadata)]),
  )

/**
 * Metadata is decoded on first access and may throw a `SchemaError` then: a foreign event in the log must not stop
 * subscribers that do not handle its type.
 */
export const toRecordedEvent = (event: StoredEvent): RecordedEvent => {
  let stored: typeof StoredMetadata.Type | undefined
  const metadata = () => {
    stored ??= decodeMetadata(event.metadata)
    return stored
  }
  return {
    id: event.id,
    type: event.type,
    stream: event.streamId,
    revision: Number(event.revision),
    position: event.position === undefined ? START : toPosition(event.position),
    data: event.data,
    get schemaVersion() {
      return metadata().schemaVersion
    },
    get metadata() {
      const { $correlationId, $causationId, schemaVersion: _, ...rest } = metadata()
      return { correlationId: $correlationId, causationId: $causationId, ...rest }
    },
  }
}
