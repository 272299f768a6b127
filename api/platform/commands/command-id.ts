import { Schema } from "effect"

/** Idempotency key of a command, chosen by the client. */
export const CommandId = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, {
    message: "must be a UUID",
  }),
)
