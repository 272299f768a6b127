import { isStaff } from "@voltread/domain/shared/permissions.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { type Account, accountRole } from "../accounts/accounts.ts"
import { type DatabaseError, executeOn, rowsOn } from "../platform/postgres/query.ts"

/** By email address, however it was typed; the values are normalized addresses. */
const RECORDS = [
  "delete from account_address where username = $1",
  "delete from account_code where username = $1",
  "delete from second_factor where username = $1",
  "delete from passkey where username = $1",
  "delete from recovery_code where username = $1",
  "delete from external_identity where username = $1",
  "delete from registration where username = $1",
  "delete from garage where username = $1",
  "delete from saved_products where username = $1",
  "delete from saved_searches where username = $1",
  "delete from product_review where username = $1",
  "delete from subscription where normalized_email(email) = $1",
  "delete from contact_request where normalized_email(email) = $1",
  "delete from stock_alert where email = $1",
  "delete from begun_payment where username = $1 or email = $1",
  "delete from chat where username = $1 or (username is null and normalized_email(email) = $1)",
  "delete from mailbox where normalized_email(recipient) = $1",
]

/** Written by the link of an order before its address was corrected. */
const REVIEWS_OF_ORDERS = "delete from product_review where order_id = any ($1::text[])"

/** Deletes personal data outside the account table, also that of these orders; returns the number of records. */
export const deleteRecords = (
  client: pg.ClientBase,
  address: string,
  orderIds: ReadonlyArray<string>,
): Effect.Effect<number, DatabaseError> =>
  Effect.forEach(
    [
      ...RECORDS.map((text) => ({ text, values: [address] })),
      { text: REVIEWS_OF_ORDERS, values: [orderIds] },
    ],
    (statement) => executeOn(client, statement),
  ).pipe(Effect.map((deleted) => deleted.reduce((sum, records) => sum + records, 0)))

/** Records that name this person, as the one who acted or was acted upon. */
const TRACES = [
  "update account_event set actor_id = $2, actor_name = '[erased]' where username = $1 and actor_id = $1",
  "update staff_action set subject = $2 where subject = $1",
]

/** Records about other people, and about the shop, that name somebody of the staff as the one who acted. */
const ACTS = [
  "update account_event set actor_id = $2, actor_name = '[erased]' where actor_id = $1 and actor_id <> username",
  "update staff_action set actor = $2 where actor = $1",
  "update chat_message set staff = $2, staff_name = '[erased]' where staff = $1",
  "update chat set closed_by = $2 where closed_by = $1",
  "update contact_message set staff = $2, staff_name = '[erased]' where staff = $1",
  "update contact_request set answered_by = $2 where answered_by = $1",
  "update product_review set decided_by = $2, decided_by_name = '[erased]' where decided_by = $1",
  "update erasure set carried_out_by = $2 where carried_out_by = $1",
  "update erasure set requested_by = $2 where requested_by = $1",
  "update shop_setting_change set actor = $2, actor_name = '[erased]' where actor = $1",
  "update promotion_change set actor = $2, actor_name = '[erased]' where actor = $1",
  "update affiliate_change set actor = $2, actor_name = '[erased]' where actor = $1",
  "update price_markup set updated_by = $2 where updated_by = $1",
  "update price_generation set requested_by = $2, requested_by_name = '[erased]' where requested_by = $1",
  "update product_import set created_by = $2 where created_by = $1",
  "update read_model_rebuild set requested_by = $2, requested_by_name = '[erased]' where requested_by = $1",
  "update parked_event_action set done_by = $2, done_by_name = '[erased]' where done_by = $1",
]

/** Tables that keep only the name of the person who last changed a row. */
const SIGNED = ["shop_setting", "promotion", "ready_answer", "import_mapping"]

/** The present name of an account, and those under which it acted before it was given another. */
const namesOf = (client: pg.ClientBase, username: string) =>
  rowsOn(client, Schema.Struct({ name: Schema.String }), {
    text: `select name from (
             select trim(first_name || ' ' || last_name) as name from account where username = $1
             union select actor_name from account_event where username = $1 and actor_id = $1
           ) known where name <> ''`,
    values: [username],
  }).pipe(Effect.map((found) => found.map(({ name }) => name)))

/** What somebody has done as a member of the staff stays, under the pseudonym. */
const pseudonymizeActs = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  pseudonym: string,
) {
  const names = yield* namesOf(client, username)
  for (const text of ACTS) yield* executeOn(client, { text, values: [username, pseudonym] })
  for (const table of SIGNED) {
    const text = `update ${table} set updated_by = '[erased]' where updated_by = any ($1)`
    yield* executeOn(client, { text, values: [names] })
  }
})

/** Replaces the account and its user name with a pseudonym. */
export const pseudonymizeAccount = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  { username, type }: Pick<Account, "username" | "type">,
  pseudonym: string,
) {
  if (isStaff(accountRole(type))) yield* pseudonymizeActs(client, username, pseudonym)
  for (const text of TRACES) yield* executeOn(client, { text, values: [username, pseudonym] })
  yield* executeOn(client, {
    text: "update account_event set before = null, after = null where username = $1",
    values: [username],
  })
  yield* executeOn(client, {
    text: `update account set username = $2, first_name = '[erased]', last_name = '[erased]', phone = null,
             password = null, is_active = false, cart_id = null, updated_at = clock_timestamp()
           where username = $1`,
    values: [username, pseudonym],
  })
})
