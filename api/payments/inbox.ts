import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, query } from "../platform/postgres/query.ts"
import { CardStatus, type CardWebhook } from "./card-gateway.ts"

/** A gateway's message as it is kept until it has been worked on. */
export interface StoredMessage {
  readonly gateway: string
  readonly eventId: string
  readonly correlationId: string
  readonly message: CardWebhook
}

/** Stores a message once, however often the gateway sends it. */
export const storeMessage = (
  gateway: string,
  message: CardWebhook,
  correlationId: string,
): Effect.Effect<void, DatabaseError, Database> =>
  query({
    text: `insert into gateway_message (gateway, event_id, message, correlation_id) values ($1, $2, $3, $4)
           on conflict (gateway, event_id) do nothing`,
    values: [gateway, message.eventId, JSON.stringify(message), correlationId],
  }).pipe(Effect.asVoid)

const Text = Schema.NullOr(Schema.String)
const Transaction = Schema.Struct({
  id: Schema.String,
  orderId: Text,
  kind: Schema.Literals(["sale", "refund"]),
  status: CardStatus,
  amount: Schema.Int,
  currency: Schema.String,
  gatewayType: Schema.Literals(["CARD", "GOOGLE_PAY"]),
  card: Schema.NullOr(Schema.Struct({ type: Schema.String, lastFour: Schema.String })),
  code: Text,
  reason: Text,
  createdAt: Text,
  refundOf: Text,
})
const head = { eventId: Schema.String, at: Schema.String }

/** What was stored, read back: a gateway's message of any kind. */
const Message = Schema.Union([
  Schema.TaggedStruct("Settled", { ...head, transaction: Transaction }),
  Schema.TaggedStruct("SettlementDeclined", { ...head, transaction: Transaction }),
  Schema.TaggedStruct("RefundFailed", { ...head, transactionId: Schema.String }),
  Schema.TaggedStruct("Reviewed", { ...head, transactionId: Schema.String, decision: Schema.String }),
  Schema.TaggedStruct("Dispute", {
    ...head,
    disputeId: Schema.String,
    status: Schema.String,
    transactionId: Schema.String,
    amount: Schema.Int,
  }),
  Schema.TaggedStruct("Check", head),
  Schema.TaggedStruct("Other", { ...head, kind: Schema.String }),
])

const decode = Schema.decodeUnknownSync(Message)

/** Messages that wait to be worked on, oldest first, each taken for a while; another try comes later and later. */
export const takeMessages = (
  limit: number,
): Effect.Effect<ReadonlyArray<StoredMessage>, DatabaseError, Database> =>
  query<{ gateway: string; event_id: string; correlation_id: string; message: unknown }>({
    text: `update gateway_message set
             attempts = attempts + 1,
             next_at = now() + make_interval(secs => least(600, 5 * power(2, least(attempts, 7))))
           where (gateway, event_id) in (
             select gateway, event_id from gateway_message where processed_at is null and next_at <= now()
             order by next_at limit $1 for update skip locked
           )
           returning gateway, event_id, correlation_id, message`,
    values: [limit],
  }).pipe(
    Effect.map((rows) =>
      rows.map((row) => ({
        gateway: row.gateway,
        eventId: row.event_id,
        correlationId: row.correlation_id,
        message: decode(row.message),
      })),
    ),
  )

export const finishMessage = ({
  gateway,
  eventId,
}: StoredMessage): Effect.Effect<void, DatabaseError, Database> =>
  query({
    text: "update gateway_message set processed_at = now() where gateway = $1 and event_id = $2",
    values: [gateway, eventId],
  }).pipe(Effect.asVoid)
