import { Effect } from "effect"
import type pg from "pg"
import { type DatabaseError, executeOn } from "../platform/postgres/query.ts"

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

/** Deletes personal data outside the account table; returns the number of records. */
export const deleteRecords = (client: pg.ClientBase, address: string): Effect.Effect<number, DatabaseError> =>
  Effect.forEach(RECORDS, (text) => executeOn(client, { text, values: [address] })).pipe(
    Effect.map((deleted) => deleted.reduce((sum, records) => sum + records, 0)),
  )

/** Records about other people that name this person as the one who acted. */
const TRACES = [
  "update account_event set actor_id = $2, actor_name = '[erased]' where actor_id = $1",
  "update staff_action set actor = $2 where actor = $1",
  "update staff_action set subject = $2 where subject = $1",
  "update chat_message set staff = $2, staff_name = '[erased]' where staff = $1",
  "update chat set closed_by = $2 where closed_by = $1",
  "update contact_message set staff = $2, staff_name = '[erased]' where staff = $1",
  "update contact_request set answered_by = $2 where answered_by = $1",
  "update product_review set decided_by = $2, decided_by_name = '[erased]' where decided_by = $1",
  "update erasure set carried_out_by = $2 where carried_out_by = $1",
  "update erasure set requested_by = $2 where requested_by = $1",
]

/** Replaces the account and its user name with a pseudonym. */
export const pseudonymizeAccount = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  pseudonym: string,
) {
  yield* executeOn(client, {
    text: "update account_event set before = null, after = null where username = $1",
    values: [username],
  })
  for (const text of TRACES) yield* executeOn(client, { text, values: [username, pseudonym] })
  yield* executeOn(client, {
    text: `update account set username = $2, first_name = '[erased]', last_name = '[erased]', phone = null,
             password = null, is_active = false, cart_id = null, updated_at = clock_timestamp()
           where username = $1`,
    values: [username, pseudonym],
  })
})
