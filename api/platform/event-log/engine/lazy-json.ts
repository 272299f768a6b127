import { EventMetadata, type RecordedEvent } from "@voltread/domain/event.ts"
import { Schema } from "effect"

export const decodeMetadata = Schema.decodeUnknownSync(EventMetadata)

export interface EventText extends Omit<RecordedEvent, "data" | "metadata"> {
  readonly data: string
  readonly metadata: string
}

/**
 * An event whose JSON is parsed on first access: subscribers that skip most types read twice as fast. The getters are own
 * properties, so that spreading and comparing see the parsed values.
 *
 * `metadata` throws a `SchemaError` if the stored JSON is not valid metadata.
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
