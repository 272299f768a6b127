import type { EventLog } from "@voltread/domain/event.ts"
import type { Layer } from "effect"
import type { Database } from "../postgres/pool.ts"
import { eventStoreDbEventLog } from "./eventstoredb.ts"
import { encryptingPersonalData } from "./personal/encrypting-log.ts"
import { postgresEventLog } from "./postgres.ts"

export interface EventLogConfig {
  /** `EVENTSTORE_URL`: the EventStoreDB to use; without it, the Postgres of the read models. */
  readonly eventStoreUrl?: string | undefined
}

/** The event log of this process, with personal data sealed in it. Provide it once: each copy has connections of its own. */
export const eventLogLayer = (config: EventLogConfig): Layer.Layer<EventLog, never, Database> =>
  encryptingPersonalData(
    config.eventStoreUrl === undefined
      ? postgresEventLog()
      : eventStoreDbEventLog({ url: config.eventStoreUrl }),
  )
