import { createRequire } from "node:module"
import { Schema } from "effect"

const require = createRequire(import.meta.url)

/**
 * The client's own judgment; it connects with the first call. The client is loaded only where a server is configured:
 * every process reads this file, and few have an EventStoreDB.
 */
const isConnectionString = (text: string): boolean => {
  const { EventStoreDBClient }: typeof import("@eventstore/db-client") = require("@eventstore/db-client")
  try {
    EventStoreDBClient.connectionString(text)
    return true
  } catch {
    return false
  }
}

/**
 * What `EVENTSTORE_URL` may be: one host, several with commas, or a cluster to discover. Several hosts are no URL. A file
 * of certificates that it names has to be there. The message repeats nothing of it: it may hold a password.
 */
export const EventStoreUrl = Schema.String.check(
  Schema.makeFilter<string>(isConnectionString, {
    message:
      "must be a connection string of EventStoreDB, such as esdb://host:2113?tls=false, esdb://a:2113,b:2113,c:2113 or esdb+discover://host:2113",
  }),
)
