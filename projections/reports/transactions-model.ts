import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import { Schema } from "effect"
import type { OrderBatch, OrderChange } from "../ordering/order-document.ts"
import { type Projection, removingRows } from "../platform/projection.ts"
import { type Queryable, reading, run, sendRows, together } from "../platform/sql.ts"

/**
 * The place of a row among those of its day, over `t`: by its time, which no later step of a movement changes, whereas
 * its position is that of the newest step. Immutable, for the index.
 */
export const placeOf = (t: string): string =>
  `lpad((extract(epoch from ${t}at at time zone 'UTC') * 1000)::bigint::text, 15, '0')
   || '/' || ${t}position || '/' || ${t}payment_id`

/**
 * Movements of money (lifecycle §8, Transactions): the known state of each from position to position of the log, dated
 * when it succeeded, otherwise at its newest step; and the sums of each day.
 */
export const transactions = (timeZone: string): Projection<OrderBatch> => {
  const day = dayIn(timeZone)
  return {
    name: "transactions",
    version: 4,
    setting: timeZone,
    source: "orders",
    tables: ["transaction", "transaction_sum"],
    tableDdl: `
      create table if not exists transaction (
        order_id text collate "C",
        payment_id text collate "C",
        revision integer,
        position text collate "C" not null,
        until_position text collate "C",
        at timestamptz not null,
        day date not null,
        unique_id text collate "C" not null,
        username text collate "C",
        gateway_type text collate "C" not null,
        gateway_name text not null,
        transaction_id text,
        lease_id text,
        secondary_lease_id text,
        kind text not null,
        result text not null,
        amount bigint not null,
        actor text not null,
        primary key (order_id, payment_id, revision)
      ) with (fillfactor = 90);
      create table if not exists transaction_sum (
        day date,
        gateway_type text collate "C",
        kind text,
        result text,
        transactions bigint not null,
        amount bigint not null,
        primary key (day, gateway_type, kind, result)
      ) with (fillfactor = 70)`,
    indexDdl: `
      create index if not exists transaction_newest on transaction (day, (${placeOf("")}))
        where until_position is null;
      create index if not exists transaction_payout on transaction (at, payment_id)
        where until_position is null and kind = 'refund' and result = 'started';`,
    apply: async (db, { orders }) => {
      const { rows, superseding } = toRows(orders, day)
      const changed = supersede(db, superseding)
      await together([changed, sendRows(db, ADD, rows)])
      await dropEmpty(db, await changed)
    },
    remove: async (db, ids) => {
      const changed = await readDays(
        db,
        `insert into transaction_sum as known
         select day, gateway_type, kind, result, -count(*), -sum(amount) from transaction
         where order_id = any ($1) and until_position is null group by 1, 2, 3, 4
         ${ON_CONFLICT} returning day`,
        [[...ids]],
      )
      await dropEmpty(db, changed)
      await removingRows("order_id", "transaction")(db, ids)
    },
  }
}

const readDays = reading(Schema.Struct({ day: Schema.String }))

const dropEmpty = async (db: Queryable, changed: ReadonlyArray<{ readonly day: string }>): Promise<void> => {
  if (changed.length === 0) return
  await run(db, "delete from transaction_sum where transactions = 0 and day = any ($1::date[])", [
    changed.map(({ day }) => day),
  ])
}

const ON_CONFLICT = `on conflict (day, gateway_type, kind, result) do update set
  transactions = known.transactions + excluded.transactions, amount = known.amount + excluded.amount`

const GIVEN = "select * from json_populate_recordset(null::transaction, $1)"

/** The state that an earlier batch stored ends where one of these begins. By order, or Postgres may read all of them. */
const SUPERSEDE = `
  with closed as (
    update transaction t set until_position = g.position from (${GIVEN}) g
    where t.order_id = any ($2) and t.order_id = g.order_id and t.payment_id = g.payment_id
      and t.until_position is null
    returning t.day, t.gateway_type, t.kind, t.result, t.amount
  )
  insert into transaction_sum as known
  select day, gateway_type, kind, result, -count(*), -sum(amount) from closed group by 1, 2, 3, 4
  ${ON_CONFLICT} returning day`

const ADD = `
  with added as (
    insert into transaction ${GIVEN} returning day, gateway_type, kind, result, amount, until_position
  )
  insert into transaction_sum as known
  select day, gateway_type, kind, result, count(*), sum(amount) from added
  where until_position is null group by 1, 2, 3, 4
  ${ON_CONFLICT}`

const supersede = async (db: Queryable, superseding: ReadonlyArray<{ readonly order_id: string }>) =>
  superseding.length === 0
    ? []
    : await readDays(db, SUPERSEDE, [
        JSON.stringify(superseding),
        superseding.map(({ order_id }) => order_id),
      ])

const stillTrue: string | null = null

/**
 * Each step of a movement of money; within one batch, each ends where the next begins. `superseding`: those that end a
 * state of an earlier batch.
 */
const toRows = (changes: ReadonlyArray<OrderChange>, day: (instant: string) => string) => {
  const newest = new Map<string, { until_position: string | null }>()
  const superseding: Array<{ readonly order_id: string }> = []
  const rows = changes.flatMap(({ entry, before, after }) => {
    const { event } = entry
    if (event.type !== "OrderPaymentDetailsUpdated") return []
    const { payment } = event.data
    const key = JSON.stringify([entry.id, payment.paymentId])
    const wasKnown = before?.state.payments.some(({ paymentId }) => paymentId === payment.paymentId) === true
    const at = after.movedTimes[payment.paymentId] ?? entry.at
    const { created, lease } = after.state
    const row = {
      order_id: entry.id,
      payment_id: payment.paymentId,
      revision: entry.revision,
      position: entry.position,
      until_position: stillTrue,
      at,
      day: day(at),
      unique_id: created.uniqueId,
      username: created.username,
      gateway_type: payment.gatewayType,
      gateway_name: payment.gatewayName,
      transaction_id: payment.transactionId,
      lease_id: lease?.leaseId ?? null,
      secondary_lease_id: payment.secondaryLeaseId ?? lease?.secondaryLeaseId ?? null,
      kind: payment.kind,
      result: payment.result,
      amount: payment.amount,
      actor: entry.actor.name === "" ? entry.actor.id : entry.actor.name,
    }
    const previous = newest.get(key)
    if (previous !== undefined) previous.until_position = entry.position
    else if (wasKnown) superseding.push(row)
    newest.set(key, row)
    return [row]
  })
  return { rows, superseding }
}
