import type { EventLog } from "@voltread/domain/event.ts"
import type { Layer } from "effect"
import type { Database } from "../postgres/pool.ts"
import { eventStoreDbEventLog } from "./eventstoredb.ts"
import { encryptingPersonalData } from "./personal/encrypting-log.ts"
import { postgresEventLog } from "./postgres.ts"
import { tracingAppends } from "./tracing-log.ts"

export interface EventLogConfig {
  /** `EVENTSTORE_URL`: the EventStoreDB to use; without it, the Postgres of the read models. */
  readonly eventStoreUrl?: string | undefined
}

/** The event log with encryption of personal data. Provide it once: each instance opens connections. */
export const eventLogLayer = (config: EventLogConfig): Layer.Layer<EventLog, never, Database> =>
  tracingAppends(
    encryptingPersonalData(
      config.eventStoreUrl === undefined
        ? postgresEventLog()
        : eventStoreDbEventLog({ url: config.eventStoreUrl }),
    ),
  )
