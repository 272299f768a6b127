import { Schema } from "effect"

/**
 * Idempotency key of a command, chosen by the client. Version 8 is refused: the shop's own commands have such ids, which
 * follow from what is known of an order, and one that a client had used before would count as done.
 */
export const CommandId = Schema.String.check(
  Schema.isPattern(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-79a-f][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i, {
    message: "must be a random UUID",
  }),
)
