import { runProjections } from "@voltread/projections/runner.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { AuditStatus } from "../audit/audit-status.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { runProcesses } from "./processes.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

/** What ends only because time passes: what it is, what starts it, and what is left of it until then. */
const DUE: ReadonlyArray<readonly [what: string, begins: string, left: string]> = [
  [
    "a closed cart whose order was never placed",
    "insert into closed_cart (order_id, cart_id, closed_at) values ('never-placed', 'a', now() - interval '1 hour')",
    "select from closed_cart",
  ],
  [
    "units that are held and that nobody pays for",
    `insert into stock_reservation (order_id, version, state, touched_at)
     values ('never-paid', 1, 'held', now() - interval '1 day')`,
    "select from stock_reservation where state = 'held'",
  ],
  [
    "a charge that was never answered",
    `insert into payment_work (order_id, payment_id, kind, since, next_at)
     values ('never-answered', 'a', 'sale', now() - interval '1 hour', now())`,
    "select from payment_work",
  ],
  [
    "what is kept for a time that is over",
    `insert into mailbox (mail_id, recipient, subject, body_text, body_html, received_at)
     values (gen_random_uuid(), '', '', '', '', now() - interval '1 year')`,
    "select from mailbox",
  ],
  [
    "counted attempts of long ago",
    "insert into attempt (key, count, window_ends_at) values ('', 1, now() - interval '2 days')",
    "select from attempt",
  ],
]

test.each(DUE)("%s ends when the projector's processes run", async (_, begins, left) => {
  await shop.sql(begins)
  expect(await shop.sql(left)).toHaveLength(1)
  const ended = Effect.promise(() => expect.poll(() => shop.sql(left), { timeout: 10_000 }).toEqual([]))
  const projector = Effect.all(
    [Database.use(({ connection }) => runProjections({ connection })), runProcesses(new AuditStatus())],
    { concurrency: "unbounded" },
  )
  await shop.run(Effect.raceFirst(projector, ended))
})
