import { EventMetadata, type RecordedEvent } from "@voltread/domain/event.ts"
import { Schema } from "effect"

export const decodeMetadata = Schema.decodeUnknownSync(EventMetadata)

export interface EventText extends Omit<RecordedEvent, "data" | "metadata"> {
  readonly data: string
  readonly metadata: string
}

/**
 * An event whose JSON is parsed when somebody first looks at it: a subscriber that passes over most types reads twice
 * as fast. The properties are the object's own, so that spreading or comparing it sees the parsed values.
 *
 * Reading `metadata` throws a `SchemaError` where what is stored is not metadata.
 */
export const parsedOnDemand = (text: EventText): RecordedEvent => {
  let data: { readonly value: unknown } | undefined
  let metadata: EventMetadata | undefined
  return {
    id: text.id,
    type: text.type,
    schemaVersion: text.schemaVersion,
    stream: text.stream,
    revision: text.revision,
    position: text.position,
    get data() {
      data ??= { value: JSON.parse(text.data) }
      return data.value
    },
    get metadata() {
      metadata ??= decodeMetadata(JSON.parse(text.metadata))
      return metadata
    },
  }
}
