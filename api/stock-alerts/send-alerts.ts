import { Effect, Schema } from "effect"
import type pg from "pg"
import { enqueueMail } from "../mail/outbox.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { survivingDefect } from "../platform/survive-defect.ts"
import { stopPath } from "./stop-alerts.ts"

/** Mails for each available unit within a day: not everybody who gets a mail buys one. */
const TOLD_OF_A_UNIT = 3
/** The most mails about one product in a run; the others are sent by the next run. */
const BATCH = 200
const PAGE = 100

const Waiting = Schema.Struct({ product_id: Schema.String, units: Schema.Int })

/**
 * Mails those who wait for products that are available again: in the order in which they asked, and each once. It reads
 * the stock itself, so it does not matter where units came from: an import, staff or a canceled order. Run it from time
 * to time.
 */
export const sendStockAlerts: Effect.Effect<void, DatabaseError, Database | Cryptography> = Effect.gen(
  function* () {
    let after = ""
    for (;;) {
      const page = yield* waitedFor(after)
      yield* Effect.forEach(
        page.filter(({ units }) => units > 0),
        ({ product_id, units }) =>
          tell(product_id, units).pipe(
            // The others are still sent; this one is retried.
            Effect.catch(({ reason }) => Effect.logWarning(`Stock alerts of ${product_id} wait: ${reason}`)),
            survivingDefect(`Stock alerts of ${product_id}`),
          ),
        { discard: true },
      )
      const last = page.at(-1)
      if (last === undefined || page.length < PAGE) return
      after = last.product_id
    }
  },
)

/** Products that somebody waits for, by id: the index is entered once for each, however many wait. */
const waitedFor = (after: string) =>
  rows(Waiting, {
    text: `with recursive waiting (product_id) as (
             (select product_id from stock_alert where mailed_at is null and product_id > $1
              order by product_id limit 1)
             union all
             select (select a.product_id from stock_alert a where a.mailed_at is null and a.product_id > w.product_id
                     order by a.product_id limit 1)
             from waiting w where w.product_id is not null
           )
           select w.product_id, case when p.is_live then coalesce(s.available, 0) else 0 end as units
           from (select product_id from waiting where product_id is not null limit $2) w
           join product p using (product_id) left join stock s using (product_id)
           order by w.product_id`,
    values: [after, PAGE],
  })

const Due = Schema.Struct({
  alert_id: Schema.String,
  email: Schema.String,
  asked: Schema.String,
  name: Schema.String,
  sale_price: Schema.Finite,
})

const tell = (productId: string, units: number) =>
  transaction(
    Effect.fnUntraced(function* (client) {
      const left = Math.min(BATCH, units * TOLD_OF_A_UNIT - (yield* toldToday(client, productId)))
      if (left <= 0) return
      const due = yield* rowsOn(client, Due, {
        text: `select a.alert_id, a.email, a.requested_at::text as asked, p.name, p.sale_price
               from stock_alert a join product p using (product_id)
               where a.product_id = $1 and a.mailed_at is null
               order by a.requested_at, a.alert_id limit $2 for update of a`,
        values: [productId, left],
      })
      for (const { alert_id, email, asked, name, sale_price } of due) {
        yield* enqueueMail(client, `stock-alert:${alert_id}:${asked}`, email, {
          template: "back-in-stock",
          productId,
          name,
          price: sale_price,
          stopPath: yield* stopPath(alert_id),
        })
      }
      yield* executeOn(client, {
        text: "update stock_alert set mailed_at = clock_timestamp() where alert_id = any ($1::uuid[])",
        values: [due.map(({ alert_id }) => alert_id)],
      })
    }),
  )

const toldToday = (client: pg.ClientBase, productId: string) =>
  rowsOn(client, Schema.Struct({ told: Schema.Int }), {
    text: `select count(*)::int as told from stock_alert
           where product_id = $1 and mailed_at > now() - interval '1 day'`,
    values: [productId],
  }).pipe(Effect.map(([row]) => row?.told ?? 0))
