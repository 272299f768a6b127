import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"

let shop: ShopApp

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

test("identifiers have one collation in all tables, so that their indexes serve every join", async () => {
  const others = await shop.sql(
    `select format('%s.%s.%s', n.nspname, c.relname, a.attname) as "column"
     from pg_attribute a
     join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
     join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'read')
     join pg_collation o on o.oid = a.attcollation
     where a.attname = any ($1) and o.collname <> 'C' order by 1`,
    [
      [
        "username",
        "email",
        "order_id",
        "cart_id",
        "loan_id",
        "visit_id",
        "product_id",
        "item_id",
        "unique_id",
      ],
    ],
  )
  expect(others).toEqual([])
})

test("a customer's purchases are found by an index, however many orders there are", async () => {
  await shop.sql(
    `insert into account (username, type, first_name, last_name, created_at)
     select 'c' || n || '@example.com', 'CUSTOMER', 'A', 'B', now() from generate_series(1, 500) n`,
  )
  await shop.sql(
    `insert into read.order_list select row.* from generate_series(1, 40000) n
     cross join lateral json_populate_record(null::read.order_list, json_build_object(
       'order_id', 'o' || n, 'unique_id', 'VT-' || n, 'owner', 'c' || (n % 20000) || '@example.com',
       'customer_name', 'A B', 'email', 'c@example.com', 'status', 'COMPLETED', 'total', 100, 'paid', 100, 'refunded', 0, 'missing', 0, 'disputed', 0,
       'item_count', 1, 'first_item_name', 'x', 'created_at', now(), 'updated_at', now(), 'ship_state', 'TX', 'partners', '{}'::text[],
       'search', '')) row`,
  )
  await shop.sql("analyze account")
  await shop.sql("analyze read.order_list")
  const plan = JSON.stringify(
    await shop.sql(
      `explain (format json) select sum(o.orders) from account a
       left join lateral (select count(*) as orders from read.order_list o where o.owner = a.username) o on true
       where a.username = any (array(select username from account limit 50))`,
    ),
  )
  expect(plan).toContain("order_list_owner")
  expect(plan).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"order_list"/)
})
