import { auditOrders } from "@voltread/api/audit/follow-orders.ts"
import { shopDatabase } from "@voltread/api/platform/postgres/testing/shop-database.ts"
import { aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { readModelsIn } from "@voltread/projections/read-models.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { compareEveryTable } from "./every-table.ts"

let database: Awaited<ReturnType<typeof shopDatabase>>
let client: pg.Client

const history = new History()
history.order("1", placing(undefined, { orderId: "1" }))
history.order("1", {
  type: "RecordPayment",
  payment: aPayment({ result: "succeeded", transactionId: "tx-1" }),
})
history.cart("a", { type: "CreateCart", cartId: "a", username: null, successorOf: null, items: [] })
history.loan("b", {
  type: "Initiate",
  application: {
    loanId: "b",
    orderId: "1",
    username: null,
    applicantName: "Ada Byron",
    applicantEmail: "ada@example.com",
    lender: "Acme Lease",
    product: "lease",
    amountRequested: 100_000,
  },
})
history.visit("c", { affiliate_id: "aff-1" })
const { events } = history.log

beforeAll(async () => {
  database = await shopDatabase(inject("postgresUrl"))
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  // With every order in the sums of reports.
  await project({ connectionString: database.url }, events, { projections: readModelsIn("UTC", 0) })
  await database.run(auditOrders.handle(events.filter(({ stream }) => stream.startsWith("order-"))))
})
afterAll(async () => {
  await client.end()
  await database.close()
})

test("agrees with the log before any change", async () => {
  expect(await database.run(compareEveryTable(events))).toEqual([])
})

const message = (id: string, processed: string, transaction: string) =>
  `insert into gateway_message (gateway, event_id, message, correlation_id, processed_at)
   values ('braintree', '${id}', '{"_tag": "TransactionChanged", "transaction": ${transaction}}', 'x', ${processed})`

test.each([
  ["cart-a: The carts do not have it.", "delete from read.cart", "insert into read.cart select * from kept"],
  [
    "read.visit has x, and the log has not",
    `insert into read.visit select (jsonb_populate_record(v, '{"visit_id": "x", "is_bot": true}')).* from read.visit v`,
    "delete from read.visit where visit_id = 'x'",
  ],
  [
    "payment_work has 9, and the log has not",
    "insert into payment_work values ('9', 'p', 'sale', now(), now())",
    "delete from payment_work",
  ],
  [
    "read.order_count counts 4 of ada@example.com CANCELLED, the events 0",
    "insert into read.order_count values ('ada@example.com', 'CANCELLED', 4)",
    "delete from read.order_count where status = 'CANCELLED'",
  ],
  [
    "read.loan_count counts 2 of INITIATED, the events 1",
    "update read.loan_count set applications = 2",
    "update read.loan_count set applications = 1",
  ],
  ["Message m-1 of a gateway was not worked on", message("m-1", "null", "{}"), "delete from gateway_message"],
  [
    "Message m-2 tells of money that order 1 does not know",
    message("m-2", "now()", '{"id": "tx-2", "orderId": "1", "status": "settled"}'),
    "delete from gateway_message",
  ],
  [
    "Mail order-confirmation:1 counts as sent and has not arrived",
    `insert into mail_outbox (mail_id, cause, template, sent_at)
     values (gen_random_uuid(), 'order-confirmation:1', 'order-confirmation', now())`,
    "delete from mail_outbox",
  ],
  [
    "A cart still waits for order 1, which was placed",
    "insert into closed_cart values ('1', 'a', now())",
    "delete from closed_cart",
  ],
  [
    "Events are sealed for 11111111-1111-4111-8111-111111111111, of whom there is no key",
    sealed("11111111-1111-4111-8111-111111111111"),
    "delete from events",
  ],
  [
    "order-1 is sealed for somebody else than its customer",
    `insert into person_key (subject_id, name, key) values ('22222222-2222-4222-8222-222222222222', 'eve', '');
     ${sealed("22222222-2222-4222-8222-222222222222")}`,
    "delete from events; delete from person_key",
  ],
])("finds: %s", async (finding, damage, repair) => {
  await client.query("drop table if exists kept; create temporary table kept as select * from read.cart")
  await client.query(damage)
  expect(await database.run(compareEveryTable(events))).toEqual([finding])
  await client.query(repair)
  expect(await database.run(compareEveryTable(events))).toEqual([])
})

test.each([
  ["read.ledger_sum", "gross", "dimension = 'all' and grain = 'day'"],
  ["read.ledger_sum", "postings", "dimension = 'product' and grain = 'day'"],
  ["read.ledger_sum", "orders", "dimension = 'all' and grain = 'day'"],
  ["read.ledger_sum", "tax", "dimension = 'brand' and grain = 'month'"],
  ["read.ledger_sum", "units", "dimension = 'product' and grain = 'ten_days'"],
  ["read.ledger_sum", "units", "dimension = 'product' and grain = 'year'"],
  ["read.transaction_sum", "amount", "true"],
  ["read.visit_sum", "sessions", "dimension = 'affiliate' and grain = 'day'"],
  ["read.visit_sum", "sessions", "dimension = 'all' and grain = 'month'"],
  ["read.customer_value", "net", "true"],
  ["read.customer_cohort", "customers", "true"],
])("finds wrong sums: %s, %s where %s", async (table, column, where) => {
  const add = (cents: number) =>
    client.query(`update ${table} set ${column} = ${column} + ${cents} where ${where}`)
  const { rowCount } = await add(1)
  expect(rowCount).toBeGreaterThan(0)
  const found = await database.run(compareEveryTable(events))
  expect(found.filter((line) => line.startsWith(table))).not.toEqual([])
  await add(-1)
  expect(await database.run(compareEveryTable(events))).toEqual([])
})

function sealed(subject: string): string {
  return `insert into events (position, revision, id, schema_version, stream, type, data, metadata)
    values (1, 0, gen_random_uuid(), 1, 'order-1', 'OrderCreated', '{"~personal": [{"subject": "${subject}", "sealed": ""}]}', '{}')`
}
