import { Effect, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { Database } from "../platform/postgres/pool.ts"
import { executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { dueRows } from "../platform/postgres/retention.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { RETENTIONS, sweepAll } from "./retention.ts"

let database: Awaited<ReturnType<typeof shopDatabase>>
beforeAll(async () => {
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => database.close())

const sql = (text: string) =>
  database.run(rows(Schema.Record(Schema.String, Schema.Unknown), { text, values: [] }))

/** The rows in `gone` are a day past their retention; those in `kept` are a day short of it, or still open. */
const FILL = [
  "insert into account (username, type, first_name, last_name) values ('ann@example.com', 'CUSTOMER', '', '')",
  `insert into account_session (session_id, username, expires_at, ended_at) values
     (md5('gone')::uuid, 'ann@example.com', now() - interval '31 days', null),
     (md5('gone, ended')::uuid, 'ann@example.com', now(), now() - interval '31 days'),
     (md5('kept')::uuid, 'ann@example.com', now() - interval '29 days', null),
     (md5('kept, open')::uuid, 'ann@example.com', now() + interval '29 days', null)`,
  "insert into refresh_token (token_hash, session_id) select uuid_send(session_id), session_id from account_session",
  `insert into account_code (code_id, username, purpose, code_hash, expires_at)
   select gen_random_uuid(), 'ann@example.com', 'reset', '', now() - make_interval(days => days)
   from (values (31), (29)) ages (days)`,
  `insert into registration
     (registration_id, username, first_name, last_name, phone, password, code_hash, code_expires_at, created_at)
   select gen_random_uuid(), name, '', '', '', '', '', now(), now() - make_interval(hours => hours)
   from (values ('gone', 25), ('kept', 23)) ages (name, hours)`,
  `insert into passkey_challenge (challenge, purpose, holder, expires_at) values
     ('gone', 'log-in', '', now() - interval '2 days'), ('kept', 'log-in', '', now() - interval '1 hour')`,
  `insert into gateway_message (gateway, event_id, message, correlation_id, received_at, processed_at) values
     ('test', 'gone', '{}', '', now(), now() - interval '91 days'),
     ('test', 'kept', '{}', '', now(), now() - interval '89 days'),
     ('test', 'kept, open', '{}', '', now() - interval '1 year', null)`,
  `insert into mail_outbox (mail_id, cause, template, sealed, created_at, sent_at, given_up_at) values
     (gen_random_uuid(), 'gone', '', null, now(), now() - interval '91 days', null),
     (gen_random_uuid(), 'gone, given up', '', '', now(), null, now() - interval '91 days'),
     (gen_random_uuid(), 'kept', '', null, now(), now() - interval '89 days', null),
     (gen_random_uuid(), 'kept, open', '', '', now() - interval '1 year', null, null)`,
  `insert into mail_outbox (mail_id, cause, template, sealed, sent_at, sent_to_hash, returnable) values
     (gen_random_uuid(), 'kept, emptied', '', null, now() - interval '8 days', 'a', 'a'),
     (gen_random_uuid(), 'kept, returnable', '', null, now() - interval '6 days', 'a', 'a')`,
  `insert into inbound_mail (message_id, sender_hash, sealed, received_at, processed_at) values
     ('gone', '', null, now(), now() - interval '91 days'),
     ('kept', '', null, now(), now() - interval '89 days'),
     ('kept, open', '', '', now() - interval '1 year', null)`,
  `insert into affiliate_click (visit_id, created_at, ended_at) values
     ('gone', now(), now() - interval '8 days'), ('kept', now(), now() - interval '6 days'),
     ('kept, open', now() - interval '1 year', null)`,
  `insert into mailbox (mail_id, recipient, subject, body_text, body_html, received_at)
   select gen_random_uuid(), '', '', '', '', now() - make_interval(days => days)
   from (values (31), (29)) ages (days)`,
  `insert into stock_reservation (order_id, version, state, touched_at) values
     ('gone', 1, 'released', now() - interval '181 days'), ('gone, sold', 1, 'kept', now() - interval '731 days'),
     ('kept', 1, 'released', now() - interval '179 days'), ('kept, sold', 1, 'kept', now() - interval '729 days'),
     ('kept, open', 1, 'held', now() - interval '3 years')`,
  "insert into stock_reservation_line (order_id, product_id, quantity) select order_id, 'p', 1 from stock_reservation",
  `insert into pickup_code (order_id, sealed, created_at) values
     ('gone', '', now() - interval '366 days'), ('kept', '', now() - interval '364 days')`,
  `insert into stock_alert (alert_id, product_id, email, requested_at, mailed_at) values
     (gen_random_uuid(), 'p', 'gone', now() - interval '366 days', null),
     (gen_random_uuid(), 'p', 'gone, mailed', now() - interval '2 years', now() - interval '366 days'),
     (gen_random_uuid(), 'p', 'kept', now() - interval '364 days', null),
     (gen_random_uuid(), 'p', 'kept, mailed', now() - interval '2 years', now() - interval '364 days')`,
  `insert into begun_payment (begun_payment_id, gateway, email, sealed, begun_at)
   select gen_random_uuid(), 'test', name, '', now() - make_interval(days => days)
   from (values ('gone', 4), ('kept', 2)) ages (name, days)`,
  `insert into contact_request (request_id, name, email, phone, message, created_at, status, answered_at) values
     (md5('gone')::uuid, 'gone', '', '', '', now(), 'done', now() - interval '731 days'),
     (md5('gone, waiting')::uuid, 'gone, waiting', '', '', '', now() - interval '1096 days', 'waiting', null),
     (md5('kept')::uuid, 'kept', '', '', '', now(), 'done', now() - interval '729 days'),
     (md5('kept, waiting')::uuid, 'kept, waiting', '', '', '', now() - interval '1094 days', 'waiting', null),
     (md5('kept, open')::uuid, 'kept, open', '', '', '', now() - interval '4 years', 'open', null)`,
  "insert into contact_message (request_id, message_id, body) select request_id, request_id, '' from contact_request",
  `insert into chat (chat_id, token_hash, name, email, closed_at) values
     (gen_random_uuid(), '1', 'gone', '', now() - interval '731 days'),
     (gen_random_uuid(), '2', 'kept', '', now() - interval '729 days'),
     (gen_random_uuid(), '3', 'kept, open', '', null)`,
  `insert into staff_action (at, actor, actor_role, action, subject_kind, outcome, correlation_id) values
     (now() - interval '2556 days', 'gone', '', 'order-note', 'order', 'done', ''),
     (now() - interval '366 days', 'gone, refused', '', 'log-in', 'staff', 'refused', ''),
     (now() - interval '2554 days', 'kept', '', 'order-note', 'order', 'done', ''),
     (now() - interval '364 days', 'kept, refused', '', 'log-in', 'staff', 'refused', ''),
     (now() - interval '366 days', 'kept, let in', '', 'log-in', 'staff', 'done', '')`,
  `insert into staff_action_order select actor, at, action_id from staff_action where action = 'order-note'`,
]

describe("ended records", () => {
  test("are deleted after their retention with what belongs to them, and nothing else is", async () => {
    await database.run(Database.use(({ pool }) => upsertProducts(pool, [product("p")])))
    for (const text of FILL) await sql(text)
    await database.run(sweepAll)
    const left = async (text: string) => (await sql(text)).flatMap(Object.values)
    expect(await left("select count(*)::int from account_session")).toEqual([2])
    expect(await left("select count(*)::int from refresh_token")).toEqual([2])
    expect(await left("select count(*)::int from account_code")).toEqual([1])
    expect(await left("select username from registration")).toEqual(["kept"])
    expect(await left("select challenge from passkey_challenge")).toEqual(["kept"])
    expect(await left("select event_id from gateway_message order by 1")).toEqual(["kept", "kept, open"])
    expect(await left("select cause from mail_outbox order by 1")).toEqual([
      "kept",
      "kept, emptied",
      "kept, open",
      "kept, returnable",
    ])
    const returnable = "sent_to_hash is not null or returnable is not null"
    expect(await left(`select cause from mail_outbox where ${returnable}`)).toEqual(["kept, returnable"])
    expect(await left("select message_id from inbound_mail order by 1")).toEqual(["kept", "kept, open"])
    expect(await left("select visit_id from affiliate_click order by 1")).toEqual(["kept", "kept, open"])
    expect(await left("select count(*)::int from mailbox")).toEqual([1])
    expect(await left("select actor from staff_action order by 1")).toEqual([
      "kept",
      "kept, let in",
      "kept, refused",
    ])
    expect(await left("select order_id from staff_action_order")).toEqual(["kept"])
    expect(await left("select order_id from pickup_code")).toEqual(["kept"])
    expect(await left("select email from stock_alert order by 1")).toEqual(["kept", "kept, mailed"])
    expect(await left("select email from begun_payment")).toEqual(["kept"])
    expect(await left("select name from contact_request order by 1")).toEqual([
      "kept",
      "kept, open",
      "kept, waiting",
    ])
    expect(await left("select count(*)::int from contact_message")).toEqual([3])
    expect(await left("select name from chat order by 1")).toEqual(["kept", "kept, open"])
    const orders = ["kept", "kept, open", "kept, sold"]
    expect(await left("select order_id from stock_reservation order by 1")).toEqual(orders)
    expect(await left("select order_id from stock_reservation_line order by 1")).toEqual(orders)
  })

  test("are deleted however many there are", async () => {
    await sql(
      `insert into mailbox (mail_id, recipient, subject, body_text, body_html, received_at)
       select gen_random_uuid(), '', '', '', '', now() - interval '1 year' from generate_series(1, 2500)`,
    )
    await database.run(sweepAll)
    expect(await sql("select count(*)::int as left from mailbox")).toEqual([{ left: 1 }])
  })

  test.each(RETENTIONS)("is found in $table by an index on $endedAt", async (retention) => {
    const plan = await database.run(
      transaction((client) =>
        executeOn(client, { text: "set local enable_seqscan = off", values: [] }).pipe(
          Effect.andThen(
            rowsOn(client, Schema.Struct({ "QUERY PLAN": Schema.String }), {
              text: `explain ${dueRows(retention).replace("$1", String(retention.days))}`,
              values: [],
            }),
          ),
        ),
      ),
    )
    const text = plan.map((line) => line["QUERY PLAN"]).join("\n")
    expect(text).toContain(`Index Cond: (${retention.endedAt} <`)
    expect(text).not.toContain("Sort")
  })
})
