import type { WholeStream } from "@voltread/api/audit/comparison.ts"
import { foldLoan } from "@voltread/api/audit/loan-books.ts"
import { foldOrder } from "@voltread/api/audit/order-fold.ts"
import { reader } from "@voltread/api/audit/stored-event.ts"
import { compareStreams, WALKED_PREFIXES } from "@voltread/api/audit/streams.ts"
import { rows } from "@voltread/api/platform/postgres/query.ts"
import { EventLog, type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect, Schema, Stream } from "effect"
import { reportSums } from "./report-sums.ts"

/**
 * All events of orders, carts, applications and visits as the shop itself reads them, with decrypted personal data.
 */
export const wholeLog = EventLog.use((log) =>
  log.subscribe(START, { streamPrefixes: WALKED_PREFIXES }).pipe(
    Stream.takeUntil((item) => item._tag === "caughtUp"),
    Stream.runCollect,
  ),
).pipe(
  Effect.map((items) =>
    items.flatMap((item): ReadonlyArray<RecordedEvent> => (item._tag === "event" ? [item.event] : [])),
  ),
)

const AT_ONCE = 1_000
/** As if an hour had passed, so that all follow-up work on the events must be done. */
const LATER_MS = 3_600_000

/**
 * Compares every table that follows from the log with a fold of the whole log by the audit's own code: row by row, rows
 * of streams that the log does not have, sums, keys, inbox and outbox. Nothing may be written meanwhile.
 */
export const compareEveryTable = Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
  const streams = [...Map.groupBy(events, ({ stream }) => stream)].map(
    ([stream, its]): WholeStream => ({ stream, events: its }),
  )
  const wrong: Array<string> = []
  for (let done = 0; done < streams.length; done += AT_ONCE) {
    const found = yield* compareStreams(streams.slice(done, done + AT_ONCE), LATER_MS)
    wrong.push(...found.map(({ stream, what }) => `${stream}: ${what}`))
  }
  const names = new Set(streams.map(({ stream }) => stream))
  wrong.push(...(yield* rowsFromNowhere(names)))
  wrong.push(...(yield* orderCounts(streams)), ...(yield* loanCounts(streams)))
  wrong.push(
    ...(yield* keys(streams)),
    ...(yield* inbox(streams)),
    ...(yield* OUTBOX),
    ...(yield* closedCarts(names)),
    ...(yield* reportSums),
  )
  return wrong
})

/** Tables in which each row belongs to one stream, with the column that names it. */
const TABLES_OF_STREAMS = [
  ["read.order_list", "order-", "order_id"],
  ["read.guest_order", "order-", "order_id"],
  ["read.order_detail", "order-", "order_id"],
  ["read.order_timeline", "order-", "order_id"],
  ["read.revenue_posting", "order-", "order_id"],
  ["read.order_status_period", "order-", "order_id"],
  ["read.product_sale", "order-", "order_id"],
  ["read.transaction", "order-", "order_id"],
  ["read.cart", "cart-", "cart_id"],
  ["read.loan_application", "loan-", "loan_id"],
  ["read.loan_decision", "loan-", "loan_id"],
  ["read.visit", "visit-", "visit_id"],
  ["payment_work", "order-", "order_id"],
  ["audit_order", "order-", "order_id"],
] as const

const Id = Schema.Struct({ id: Schema.String })

const rowsFromNowhere = (known: ReadonlySet<string>) =>
  Effect.forEach(TABLES_OF_STREAMS, ([table, prefix, column]) =>
    rows(Id, { text: `select distinct ${column} as id from ${table}`, values: [] }).pipe(
      Effect.map((found) =>
        found
          .filter(({ id }) => !known.has(`${prefix}${id}`))
          .map(({ id }) => `${table} has ${id}, and the log has not`),
      ),
    ),
  ).pipe(Effect.map((found) => found.flat()))

const tally = (keys: Iterable<string>): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const key of keys) sums.set(key, (sums.get(key) ?? 0) + 1)
  return sums
}

const Count = Schema.Struct({ key: Schema.String, amount: Schema.Int })

/** The sums of a table and of the events, where they differ. */
const differences = (table: string, text: string, said: ReadonlyMap<string, number>) =>
  rows(Count, { text, values: [] }).pipe(
    Effect.map((found) => {
      const stored = new Map(found.map(({ key, amount }) => [key, amount]))
      return [...new Set([...stored.keys(), ...said.keys()])]
        .filter((key) => stored.get(key) !== said.get(key))
        .map((key) => `${table} counts ${stored.get(key) ?? 0} of ${key}, the events ${said.get(key) ?? 0}`)
    }),
  )

const foldsOf = <A>(
  streams: ReadonlyArray<WholeStream>,
  prefix: string,
  fold: (events: ReadonlyArray<RecordedEvent>) => A | null,
): ReadonlyArray<A> =>
  streams
    .filter(({ stream }) => stream.startsWith(prefix))
    .map(({ events }) => fold(events))
    .filter((folded) => folded !== null)

const orderCounts = (streams: ReadonlyArray<WholeStream>) =>
  differences(
    "read.order_count",
    "select username || ' ' || status as key, orders as amount from read.order_count",
    tally(
      foldsOf(streams, "order-", foldOrder).flatMap(({ owner, status }) =>
        [...new Set(["", owner])].map((counted) => `${counted} ${status}`),
      ),
    ),
  )

const loanCounts = (streams: ReadonlyArray<WholeStream>) =>
  differences(
    "read.loan_count",
    "select status as key, applications as amount from read.loan_count",
    tally(foldsOf(streams, "loan-", foldLoan).map(({ status }) => status)),
  )

const Key = Schema.Struct({ stream: Schema.String, name: Schema.NullOr(Schema.String) })

/** Each person whose data was encrypted in an event has a key row, and each order is encrypted for its own customer. */
const keys = Effect.fnUntraced(function* (streams: ReadonlyArray<WholeStream>) {
  const missing = yield* rows(Id, {
    text: `select distinct part->>'subject' as id
           from events cross join lateral json_array_elements(data->'~personal') part
           where not exists (select from person_key where subject_id::text = part->>'subject')`,
    values: [],
  })
  const owners = yield* rows(Key, {
    text: `select e.stream, k.name
           from events e join person_key k on k.subject_id::text = e.data->'~personal'->0->>'subject'
           where e.type = 'OrderCreated' and k.destroyed_at is null`,
    values: [],
  })
  const sealedFor = new Map(owners.map(({ stream, name }) => [stream, name]))
  const orders = streams.filter(({ stream }) => sealedFor.has(stream))
  return [
    ...missing.map(({ id }) => `Events are sealed for ${id}, of whom there is no key`),
    ...orders
      .filter(
        ({ stream, events }) => sealedFor.get(stream) !== (foldOrder(events)?.username ?? `guest:${stream}`),
      )
      .map(({ stream }) => `${stream} is sealed for somebody else than its customer`),
  ]
})

const SettledMessage = Schema.Struct({
  event_id: Schema.String,
  order_id: Schema.String,
  transaction_id: Schema.String,
})

/** All messages have been processed, and money that gateways reported is known to its order. */
const inbox = Effect.fnUntraced(function* (streams: ReadonlyArray<WholeStream>) {
  const waiting = yield* rows(Id, {
    text: "select event_id as id from gateway_message where processed_at is null",
    values: [],
  })
  const told = yield* rows(SettledMessage, {
    text: `select event_id, message#>>'{transaction,orderId}' as order_id, message#>>'{transaction,id}' as transaction_id
           from gateway_message
           where message->>'_tag' = 'TransactionChanged' and message#>>'{transaction,status}' = 'settled'
             and message#>>'{transaction,orderId}' is not null`,
    values: [],
  })
  const known = new Set(
    streams.flatMap(({ stream, events }) =>
      events.flatMap((event) => {
        const payment = paid(event)?.payment
        return payment === undefined ? [] : [`${stream} ${payment.transactionId}`]
      }),
    ),
  )
  return [
    ...waiting.map(({ id }) => `Message ${id} of a gateway was not worked on`),
    ...told
      .filter(({ order_id, transaction_id }) => !known.has(`order-${order_id} ${transaction_id}`))
      .map(
        ({ event_id, order_id }) => `Message ${event_id} tells of money that order ${order_id} does not know`,
      ),
  ]
})

const paid = reader(
  Schema.Struct({ payment: Schema.Struct({ transactionId: Schema.NullOr(Schema.String) }) }),
)

/** Mail marked as sent has arrived: each at most once, since the mailbox identifies mails by id. */
const OUTBOX = rows(Id, {
  text: `select cause as id from mail_outbox o
         where cause like 'order-confirmation:%' and sent_at is not null
           and not exists (select from mailbox m where m.mail_id = o.mail_id)`,
  values: [],
}).pipe(Effect.map((lost) => lost.map(({ id }) => `Mail ${id} counts as sent and has not arrived`)))

/** Carts that wait for their order are exactly those whose order does not exist. */
const closedCarts = (known: ReadonlySet<string>) =>
  rows(Id, { text: "select order_id as id from closed_cart", values: [] }).pipe(
    Effect.map((waiting) =>
      waiting
        .filter(({ id }) => known.has(`order-${id}`))
        .map(({ id }) => `A cart still waits for order ${id}, which was placed`),
    ),
  )
