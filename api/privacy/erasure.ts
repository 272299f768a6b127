import { randomUUID } from "node:crypto"
import { orderStatusesThat } from "@voltread/domain/ordering/order-status-table.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import type { ChangeAuthor } from "../accounts/change-author.ts"
import { customerOf } from "../accounts/profile.ts"
import { pseudonymOf } from "../platform/event-log/personal/event-encryption.ts"
import { KEY_DESTROYED_CHANNEL } from "../platform/event-log/personal/person-keys.ts"
import { Problem } from "../platform/http/problem.ts"
import type { Database } from "../platform/postgres/pool.ts"
import {
  type DatabaseError,
  execute,
  executeOn,
  rows,
  rowsOn,
  transaction,
} from "../platform/postgres/query.ts"
import { endSessionsOf } from "../sign-in/sessions.ts"

/** Orders whose fulfilment still needs the customer's address. */
const OPEN_STATUSES = orderStatusesThat(({ blocksErasure }) => blocksErasure)

const OPEN_ORDERS = new Problem({
  code: "CONFLICT",
  message: "There are orders that have not been delivered yet. Please complete or cancel them first.",
})

/** Idempotent while a request is pending. */
export const requestErasure = (username: string): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `insert into erasure (erasure_id, username, requested_by) values ($1, $2, 'the customer')
           on conflict (username) where carried_out_at is null do nothing`,
    values: [randomUUID(), username],
  }).pipe(Effect.asVoid)

const PendingRow = Schema.Struct({
  username: Schema.String,
  requested_at: Schema.Date,
  requested_by: Schema.String,
})

/** Oldest first. */
export const pendingErasures = rows(PendingRow, {
  text: `select username, requested_at, requested_by from erasure
         where carried_out_at is null and username is not null order by requested_at`,
  values: [],
}).pipe(
  Effect.map((found) =>
    found.map((row) => ({
      username: row.username,
      requestedAt: row.requested_at.toISOString(),
      requestedBy: row.requested_by,
    })),
  ),
)

/**
 * Erases the personal data of a customer, guest orders with their e-mail address included: destroys their encryption
 * keys (crypto-shredding) and deletes or pseudonymizes rows. Orders, payments and revenue stay, under a pseudonym. Read
 * models are rebuilt afterwards.
 */
export const erasePerson = Effect.fnUntraced(function* (
  name: string,
  author: ChangeAuthor,
): Effect.fn.Return<{ readonly pseudonym: string }, Problem | DatabaseError, Database> {
  const { username } = yield* customerOf(name)
  const pseudonym = yield* transaction((client) =>
    Effect.gen(function* () {
      yield* executeOn(client, {
        text: "select from account where username = $1 for update",
        values: [username],
      })
      yield* refuseOpenOrders(client, username)
      const known = yield* destroyKeys(client, username)
      const newPseudonym = pseudonymOf(known ?? randomUUID())
      yield* endSessionsOf(client, username, "erased")
      yield* deleteRecords(client, username)
      yield* pseudonymizeAccount(client, username, newPseudonym)
      yield* recordErasure(client, newPseudonym, author)
      return newPseudonym
    }),
  )
  return { pseudonym }
})

const refuseOpenOrders = Effect.fnUntraced(function* (client: pg.ClientBase, username: string) {
  const open = yield* executeOn(client, {
    text: `select order_id from read.order_list where (username = $1 or (username is null and email = $1))
             and status = any ($2) limit 1`,
    values: [username, OPEN_STATUSES],
  })
  if (open > 0) return yield* OPEN_ORDERS
})

/** Answers the customer's subject id; undefined if no event holds data of theirs. */
const destroyKeys = Effect.fnUntraced(function* (client: pg.ClientBase, username: string) {
  const destroyed = yield* rowsOn(
    client,
    Schema.Struct({ subject_id: Schema.String, is_own: Schema.Boolean }),
    {
      text: `with names as (
             select $1 as name
             union all
             select 'guest:order-' || order_id from read.order_list where username is null and email = $1
           ), gone as (
             select subject_id, name = $1 as is_own from person_key where name in (select name from names) for update
           )
           update person_key k set name = null, key = null, destroyed_at = clock_timestamp()
           from gone where k.subject_id = gone.subject_id
           returning k.subject_id, gone.is_own`,
      values: [username],
    },
  )
  yield* executeOn(client, { text: "select pg_notify($1, '')", values: [KEY_DESTROYED_CHANNEL] })
  return destroyed.find(({ is_own }) => is_own)?.subject_id
})

/** Deletes personal data outside the account table. */
const deleteRecords = Effect.fnUntraced(function* (client: pg.ClientBase, username: string) {
  for (const text of [
    "delete from account_address where username = $1",
    "delete from account_code where username = $1",
    "delete from external_identity where username = $1",
    "delete from registration where username = $1",
    "delete from saved_searches where username = $1",
    "delete from subscription where email = $1",
    "delete from contact_request where email = $1",
    "delete from chat where username = $1 or (username is null and email = $1)",
    "delete from mailbox where recipient = $1",
  ]) {
    yield* executeOn(client, { text, values: [username] })
  }
})

const pseudonymizeAccount = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  pseudonym: string,
) {
  yield* executeOn(client, {
    text: `update account_event set before = null, after = null where username = $1`,
    values: [username],
  })
  yield* executeOn(client, {
    text: "update account_event set actor_id = $2, actor_name = '[erased]' where actor_id = $1",
    values: [username, pseudonym],
  })
  yield* executeOn(client, {
    text: `update account set username = $2, first_name = '[erased]', last_name = '[erased]', phone = null,
             password = null, is_active = false, cart_id = null, updated_at = clock_timestamp()
           where username = $1`,
    values: [username, pseudonym],
  })
})

const recordErasure = (client: pg.ClientBase, pseudonym: string, { actor }: ChangeAuthor) =>
  executeOn(client, {
    text: `with asked as (
             update erasure set username = null, pseudonym = $2, carried_out_at = clock_timestamp(), carried_out_by = $3
             where username = $2 and carried_out_at is null returning erasure_id
           )
           insert into erasure (erasure_id, pseudonym, requested_by, carried_out_at, carried_out_by)
           select $1, $2, $3, clock_timestamp(), $3 where not exists (select from asked)`,
    values: [randomUUID(), pseudonym, actor.id],
  })
