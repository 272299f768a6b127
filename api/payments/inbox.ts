import { storable } from "@voltread/domain/shared/storable.ts"
import { Effect, Schema } from "effect"
import { PAUSE_AFTER_ATTEMPTS } from "../platform/postgres/next-try.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { GatewayMessage } from "./gateway-message.ts"

/** A gateway's message as stored until it has been processed. */
export interface StoredMessage {
  readonly gateway: string
  readonly message: GatewayMessage
  readonly correlationId: string
}

/**
 * Stores a message once, however often the gateway sends it, with its raw bytes. Characters that Postgres cannot store
 * are replaced: a message that could not be stored would be repeated forever, and what it says about money would never
 * be processed.
 */
export const storeMessage = (
  { gateway, message, correlationId }: StoredMessage,
  body: Uint8Array,
): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    name: "gateway-message-store",
    text: `insert into gateway_message (gateway, event_id, message, correlation_id, body)
           values ($1, $2, $3, $4, $5)
           on conflict (gateway, event_id) do nothing`,
    values: [gateway, storable(message.eventId), JSON.stringify(storable(message)), correlationId, body],
  }).pipe(Effect.asVoid)

const Row = Schema.Struct({ gateway: Schema.String, message: GatewayMessage, correlation_id: Schema.String })

/** Takes unprocessed messages, oldest first, each for a while; retries back off. */
export const takeMessages = (
  limit: number,
): Effect.Effect<ReadonlyArray<StoredMessage>, DatabaseError, Database> =>
  rows(Row, {
    text: `update gateway_message set
             attempts = attempts + 1,
             next_at = now() + ${PAUSE_AFTER_ATTEMPTS}
           where (gateway, event_id) in (
             select gateway, event_id from gateway_message where processed_at is null and next_at <= now()
             order by next_at limit $1 for update skip locked
           )
           returning gateway, message, correlation_id`,
    values: [limit],
  }).pipe(
    Effect.map((found) =>
      found.map(({ correlation_id, ...row }) => ({ ...row, correlationId: correlation_id })),
    ),
  )

export const finishMessage = ({
  gateway,
  message,
}: StoredMessage): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    name: "gateway-message-finish",
    text: "update gateway_message set processed_at = now() where gateway = $1 and event_id = $2",
    values: [gateway, message.eventId],
  }).pipe(Effect.asVoid)
