import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { Layer } from "effect"

/** The services that a tool needs to append to a shop's streams: command handlers, event log and database. */
export const shopWriterLayer = (url: string, applicationName: string) =>
  Layer.provideMerge(
    Layer.provideMerge(
      CommandHandlers.layer,
      eventLogLayer({ eventStoreUrl: process.env.EVENTSTORE_URL || undefined }),
    ),
    Database.layer({ url, applicationName }),
  )
