import { Schema } from "effect"

/** The id by which a client makes a command happen once, however often it sends it. */
export const CommandId = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, {
    message: "must be a UUID",
  }),
)
