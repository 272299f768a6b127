import { isImportedHistory, type RecordedEvent } from "@voltread/domain/event.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import { MILESTONES } from "@voltread/domain/ordering/order-status-table.ts"
import { parseStream } from "@voltread/domain/stream.ts"
import { Effect, Schema } from "effect"
import type { Follower } from "../platform/event-log/follow.ts"
import { PAUSE_AFTER_ATTEMPTS } from "../platform/postgres/next-try.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"

/** An order to be checked. `attempts` includes the current one. */
export interface FraudWork {
  readonly orderId: string
  readonly attempts: number
}

/** Adds orders to the list of those to check when they are paid or signed; the check removes them. */
export const followFraud: Follower<DatabaseError, Database> = {
  name: "fraud",
  streamPrefixes: ["order-"],
  handle: (events) => addWork([...new Set(events.filter(isToBeChecked).map(orderIdOf))]),
}

const isToBeChecked = (recorded: RecordedEvent): boolean => isAskedFor(recorded) || isPaidNow(recorded)

/** The order is held until the answer, so it is added to the list however late. */
const isAskedFor = (recorded: RecordedEvent): boolean => {
  if (recorded.type !== "OrderFraudCheckDetailsUpdated") return false
  const event = orderCodec.decodeOrThrow(recorded)
  return event.type === "OrderFraudCheckDetailsUpdated" && event.data.after.fraudCheckIsDue === true
}

/** Also of orders that were placed by a release without fraud checks; those of imported history shipped long ago. */
const isPaidNow = (recorded: RecordedEvent): boolean => {
  if (recorded.type !== "OrderStatusChanged" || isImportedHistory(recorded.metadata.at, Date.now()))
    return false
  const event = orderCodec.decodeOrThrow(recorded)
  return (
    event.type === "OrderStatusChanged" &&
    event.data.subject === "order" &&
    MILESTONES[event.data.to] === "paid"
  )
}

const orderIdOf = ({ stream }: RecordedEvent): string => parseStream(stream)?.id ?? ""

const addWork = (orderIds: ReadonlyArray<string>): Effect.Effect<void, DatabaseError, Database> =>
  orderIds.length === 0
    ? Effect.void
    : execute({
        name: "fraud-work-add",
        text: `insert into fraud_work (order_id) select unnest($1::text[]) on conflict (order_id) do nothing`,
        values: [orderIds],
      }).pipe(Effect.asVoid)

export const finishWork = (orderId: string): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    name: "fraud-work-finish",
    text: "delete from fraud_work where order_id = $1",
    values: [orderId],
  }).pipe(Effect.asVoid)

const WorkRow = Schema.Struct({ order_id: Schema.String, attempts: Schema.Int })

/** Leases what is due: after a crash it is retried. */
export const takeDueWork = (
  limit: number,
): Effect.Effect<ReadonlyArray<FraudWork>, DatabaseError, Database> =>
  rows(WorkRow, {
    text: `update fraud_work set attempts = attempts + 1, next_at = now() + ${PAUSE_AFTER_ATTEMPTS}
           where order_id in (
             select order_id from fraud_work where next_at <= now()
             order by next_at limit $1 for update skip locked
           )
           returning order_id, attempts`,
    values: [limit],
  }).pipe(Effect.map((due) => due.map(({ order_id, attempts }) => ({ orderId: order_id, attempts }))))
