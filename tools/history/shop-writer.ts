import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { Layer } from "effect"

/** What a tool needs to append to the streams of a shop: its command handlers, its event log and its database. */
export const shopWriterLayer = (url: string, applicationName: string) =>
  Layer.provideMerge(
    Layer.provideMerge(
      CommandHandlers.layer,
      eventLogLayer({ eventStoreUrl: process.env.EVENTSTORE_URL || undefined }),
    ),
    Database.layer({ url, applicationName }),
  )
