import type { EventLog } from "@voltread/domain/event.ts"
import { Effect, Layer } from "effect"
import type { Database } from "../postgres/pool.ts"
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
      config.eventStoreUrl === undefined ? postgresEventLog() : eventStoreDb(config.eventStoreUrl),
    ),
  )

/** Loaded only where it is used: the client with gRPC is the largest module of a process, and few shops need it. */
const eventStoreDb = (url: string): Layer.Layer<EventLog> =>
  Layer.unwrap(
    Effect.promise(() => import("./eventstoredb.ts")).pipe(
      Effect.map(({ eventStoreDbEventLog }) => eventStoreDbEventLog({ url })),
    ),
  )
