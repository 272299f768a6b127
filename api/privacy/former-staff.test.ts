import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { ensureTestAccount } from "../testing/account.ts"
import { PASSWORD, type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { everyRow } from "./testing/every-row.ts"

const SAM = "samson.vanterpool@voltread.example"
const NAME = "Samson Vanterpool"
/** Since a wedding; what was signed before keeps the name of then. */
const NEW_NAME = "Samson Oosterhuis"

let shop: ShopApp
let root: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
})
afterAll(() => shop.close())

/** One row for each record of what staff have done, as the areas write them. */
const ACTS: ReadonlyArray<readonly [text: string, ...values: ReadonlyArray<string>]> = [
  [
    `insert into account_event (username, kind, actor_id, actor_name, actor_role, correlation_id)
     values ('root@voltread.example', 'disabled', $1, $2, 'admin', 't')`,
    SAM,
    NAME,
  ],
  [
    `insert into staff_action (actor, actor_role, action, subject_kind, correlation_id)
     values ($1, 'admin', 'log-in', 'staff', 't')`,
    SAM,
  ],
  [
    `with closed as (
       insert into chat (chat_id, username, closed_at, closed_by)
       values (gen_random_uuid(), 'root@voltread.example', now(), $1) returning chat_id
     )
     insert into chat_message (chat_id, number, message_id, staff, staff_name, body)
     select chat_id, 1, gen_random_uuid(), $1, $2, 'Hello' from closed`,
    SAM,
    NAME,
  ],
  [
    `with done as (
       insert into contact_request (request_id, name, email, phone, message, status, answered_at, answered_by)
       values (gen_random_uuid(), 'Ann', 'ann@example.com', '', 'Hello', 'done', now(), $1) returning request_id
     )
     insert into contact_message (request_id, message_id, staff, staff_name, body)
     select request_id, gen_random_uuid(), $1, $2, 'Hello' from done`,
    SAM,
    NAME,
  ],
  [
    `insert into product_review
       (product_id, username, author, stars, title, body, revision, status, decided_by, decided_by_name)
     values ('laptop', 'root@voltread.example', 'Ro', 4, 'Quiet', 'Quiet', 1, 'published', $1, $2)`,
    SAM,
    NAME,
  ],
  [
    `insert into erasure (erasure_id, pseudonym, requested_by, carried_out_at, carried_out_by)
     values (gen_random_uuid(), 'erased-1', $1, now(), $1)`,
    SAM,
  ],
  [`insert into shop_setting (section, value, version, updated_by) values ('time', '{}', 1, $1)`, NAME],
  [
    `insert into shop_setting_change (section, actor, actor_name, before, after) values ('time', $1, $2, '{}', '{}')`,
    SAM,
    NAME,
  ],
  [
    `with made as (
       insert into promotion
         (code, description, benefit, categories, once_per_person, is_active, valid_from, updated_by)
       values ('SPRING', '', '{}', '{}', false, false, now(), $3) returning code
     )
     insert into promotion_change (code, actor, actor_name, after) select code, $1, $2, '{}' from made`,
    SAM,
    NAME,
    NEW_NAME,
  ],
  [
    `with made as (
       insert into affiliate (affiliate_id, name, status, payout_period, network)
       values ('deals', 'Deals', 'active', 'monthly', 'none') returning affiliate_id
     )
     insert into affiliate_change (affiliate_id, actor, actor_name, what) select affiliate_id, $1, $2, 'Added' from made`,
    SAM,
    NAME,
  ],
  ["update ready_answer set updated_by = $1 where answer_id = 'delay'", NAME],
  [
    "insert into import_mapping (name, profile, columns, updated_by) values ('Acme', 'tires', '{}', $1)",
    NAME,
  ],
  [
    `insert into price_markup (markup_id, type, rule_type, brands, markup_type, markup_value, rounding_method,
       created_at, updated_at, updated_by)
     values ('all', 'tires', 'all', '[]', 'percent', 1, 'none', now(), now(), $1)`,
    SAM,
  ],
  [
    `insert into price_generation (state, requested_by, requested_by_name) values ('done', $1, $2)`,
    SAM,
    NAME,
  ],
  [
    `insert into product_import (import_id, file_name, is_complete, new_stock, state, bytes_total, created_by)
     values (gen_random_uuid(), 'tires.csv', false, 0, 'done', 1, $1)`,
    SAM,
  ],
  [
    `insert into read_model_rebuild (models, state, requested_by, requested_by_name) values ('{}', 'done', $1, $2)`,
    SAM,
    NAME,
  ],
  [`insert into parked_event_action (action, done_by, done_by_name) values ('retry', $1, $2)`, SAM, NAME],
]

/** Columns for whoever acted; a new one has to be filled by an act above. */
const columns = () =>
  shop.sql(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and data_type = 'text'
       and column_name ~ '^(actor(_id|_name)?|staff(_name)?|[a-z_]+_by(_name)?)$'`,
  )

const filledBy = async (names: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const found = await Promise.all(
    (await columns()).map(async ({ table, column }) => {
      const rows = await shop.sql(`select from ${table} where ${column} = any ($1) limit 1`, [names])
      return rows.length === 0 ? [] : [`${table}.${column}`]
    }),
  )
  return found.flat().sort()
}

test("nothing names former staff as the one who acted, under no name that they have had", async () => {
  const person = { firstName: "Samson", phone: "2125550100" }
  await shop.run(
    ensureTestAccount({
      ...person,
      username: SAM,
      type: "ADMIN",
      lastName: "Vanterpool",
      password: PASSWORD,
    }),
  )
  const as = await shop.signIn(SAM, "ADMIN")
  const renamed = { ...person, lastName: "Oosterhuis" }
  expect((await shop.call("PUT", "/api/account/profile", renamed, { as })).status).toBe(200)
  for (const [text, ...values] of ACTS) await shop.sql(text, values)
  expect(await filledBy([SAM, NAME, NEW_NAME])).toEqual(
    (await columns()).map(({ table, column }) => `${table}.${column}`).sort(),
  )
  await shop.sql("update account set is_active = false where username = $1", [SAM])
  const erased = await shop.call("POST", "/api/admin/erasures", { email: SAM }, { as: root })
  expect(erased.status).toBe(200)
  const left = await everyRow(shop)
  for (const name of [SAM, "Vanterpool", "Oosterhuis"]) expect(left).not.toContain(name)
  expect(await filledBy([String(erased.body.data?.pseudonym), "[erased]"])).toHaveLength(
    (await columns()).length,
  )
})
