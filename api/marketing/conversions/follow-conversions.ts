import { EventLog, type EventLogUnavailable, type RecordedEvent } from "@voltread/domain/event.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import { affiliatePostbacks } from "@voltread/domain/processes/affiliate-postbacks.ts"
import { sum } from "@voltread/domain/shared/money.ts"
import { orderStream, parseStream } from "@voltread/domain/stream.ts"
import { Effect, Schema, Stream } from "effect"
import type { Follower } from "../../platform/event-log/follow.ts"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, execute, executeOn, rows, transaction } from "../../platform/postgres/query.ts"
import { enqueuePostbacks } from "./postback-outbox.ts"

type ConversionFailure = DatabaseError | EventLogUnavailable

/** Events that may make an order a conversion, or change the affiliate's payout for it. */
const EVENT_TYPES: ReadonlySet<string> = new Set([
  "OrderStatusChanged",
  "OrderCancelled",
  "OrderItemAdded",
  "OrderItemUpdated",
  "OrderItemDeleted",
])

/**
 * Keeps the books of affiliates: the orders they brought, their payouts, and the postbacks their networks must still
 * get. Everything follows from an order's whole history, so that it can be repeated.
 */
export const followConversions: Follower<ConversionFailure, Database | EventLog> = {
  name: "affiliate-conversions",
  streamPrefixes: ["order-"],
  handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
    yield* addBrought(events.filter(({ type }) => type === "OrderCreated"))
    const touched = events
      .filter(({ type }) => EVENT_TYPES.has(type))
      .flatMap(({ stream }) => parseStream(stream)?.id ?? [])
    for (const orderId of yield* broughtAmong([...new Set(touched)])) yield* refresh(orderId)
  }),
}

/** Only orders of affiliates: most orders have none, so their history need not be read. */
const addBrought = Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
  const brought = events.flatMap((recorded) => {
    const event = orderCodec.decodeOrThrow(recorded)
    if (event.type !== "OrderCreated" || event.data.affiliate.affiliateId === null) return []
    const { affiliate, orderId, uniqueId } = event.data
    return [{ orderId, uniqueId, ...affiliate }]
  })
  if (brought.length === 0) return
  yield* execute({
    text: `insert into affiliate_conversion (order_id, order_number, affiliate_id, sub_affiliate_id, rollup_id, click_hash)
           select "orderId", "uniqueId", "affiliateId", "subAffiliateId", "rollupId", "clickHash"
           from json_to_recordset($1) o ("orderId" text, "uniqueId" text, "affiliateId" text, "subAffiliateId" text,
             "rollupId" text, "clickHash" text)
           on conflict (order_id) do nothing`,
    values: [JSON.stringify(brought)],
  })
})

const broughtAmong = (
  orderIds: ReadonlyArray<string>,
): Effect.Effect<ReadonlyArray<string>, DatabaseError, Database> =>
  orderIds.length === 0
    ? Effect.succeed([])
    : rows(Schema.Struct({ order_id: Schema.String }), {
        name: "conversions-among",
        text: "select order_id from affiliate_conversion where order_id = any (array(select unnest($1::text[])))",
        values: [orderIds],
      }).pipe(Effect.map((found) => found.map((row) => row.order_id)))

const refresh = Effect.fnUntraced(function* (
  orderId: string,
): Effect.fn.Return<void, ConversionFailure, Database | EventLog> {
  const log = yield* EventLog
  const recorded = yield* Stream.runCollect(log.read(orderStream(orderId)))
  const postbacks = affiliatePostbacks(
    recorded.map((event) => ({
      event: orderCodec.decodeOrThrow(event),
      causationId: event.metadata.causationId,
    })),
  )
  const [conversion] = postbacks
  if (conversion === undefined) return
  const atOf = (revision: number): string => recorded[revision]?.metadata.at ?? new Date(0).toISOString()
  yield* transaction((client) =>
    Effect.gen(function* () {
      yield* executeOn(client, {
        text: `update affiliate_conversion
               set converted_at = $2, order_value = $3, payout = $4, kept = $5, revision = $6
               where order_id = $1 and revision < $6`,
        values: [
          orderId,
          atOf(conversion.revision),
          conversion.value,
          conversion.payout,
          sum(postbacks.map(({ payout }) => payout)),
          recorded.length - 1,
        ],
      })
      yield* enqueuePostbacks(
        client,
        orderId,
        postbacks.map((postback) => ({ ...postback, at: atOf(postback.revision) })),
      )
    }),
  )
})
