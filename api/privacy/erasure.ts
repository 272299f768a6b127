import { randomUUID } from "node:crypto"
import type { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import type { ReadModels } from "@voltread/projections/platform/wait.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { findAccount } from "../accounts/accounts.ts"
import type { ChangeAuthor } from "../accounts/change-author.ts"
import { customerOf } from "../accounts/profile.ts"
import { deleteMailFrom } from "../mail/inbound/inbound-mail.ts"
import { deleteMailTo } from "../mail/outbox.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { pseudonymOf } from "../platform/event-log/personal/event-encryption.ts"
import { invalidateCachedKeys } from "../platform/event-log/personal/person-keys.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { endSessionsOf } from "../sign-in/sessions.ts"
import { deleteRecords, pseudonymizeAccount } from "./erase-records.ts"
import { refuseOpenOrders } from "./open-orders.ts"
import { projectErased } from "./project-erased.ts"
import { streamsOfPerson } from "./streams-of-person.ts"

export interface Erased {
  /** What replaces the person's name. */
  readonly pseudonym: string
  /** How many orders stay in the books under it. */
  readonly orders: number
}

type Erasing<A> = Effect.Effect<
  A,
  Problem | DatabaseError | EventLogUnavailable,
  Database | EventLog | ReadModels | Cryptography
>

const NOTHING_KEPT = new Problem({ code: "NOT_FOUND", message: "We have no data about this address." })
const STILL_STAFF = new Problem({
  code: "CONFLICT",
  message: "This is the account of a staff member. Please disable it first.",
})

/** Erases a customer. Fails with `NOT_FOUND` for everybody else. */
export const eraseCustomer = (name: string, author: ChangeAuthor): Erasing<Erased> =>
  customerOf(name).pipe(Effect.flatMap(({ username }) => erase(username, author)))

/**
 * Erases the person with this email address: a guest, a customer, or a staff member whose account is no longer active.
 * Fails with `NOT_FOUND` if nothing is stored about them.
 */
export const eraseAddress = (address: string, author: ChangeAuthor): Erasing<Erased> =>
  findAccount(address).pipe(
    Effect.filterOrFail(
      (account) => account === null || account.role === "customer" || !account.isActive,
      () => STILL_STAFF,
    ),
    Effect.andThen(erase(normalizeEmail(address), author)),
  )

/**
 * Erases the personal data of a person: destroys the keys of their account and guest orders (crypto-shredding), deletes
 * or pseudonymizes records, and rebuilds the read models' rows of their orders, carts and applications. Orders,
 * payments and revenue stay, under a pseudonym.
 */
const erase = Effect.fnUntraced(function* (
  address: string,
  author: ChangeAuthor,
): Effect.fn.Return<
  Erased,
  Problem | DatabaseError | EventLogUnavailable,
  Database | EventLog | ReadModels | Cryptography
> {
  const found = yield* streamsOfPerson(address)
  yield* refuseOpenOrders(found.awaitedOrderIds)
  const pseudonym = yield* transaction((client) =>
    Effect.gen(function* () {
      const [account] = yield* rowsOn(client, Schema.Struct({ type: Schema.String }), {
        text: "select type from account where username = $1 for update",
        values: [address],
      })
      const own = yield* destroyKeys(client, address, found.keyNames)
      const left = pseudonymOf(own ?? randomUUID())
      if (account !== undefined) yield* endSessionsOf(client, address, "erased")
      const records =
        (yield* deleteRecords(client, address, found.orderIds)) +
        (yield* deleteMailTo(client, address)) +
        (yield* deleteMailFrom(client, address))
      if (account === undefined && records + found.streams.length === 0) return yield* NOTHING_KEPT
      if (account !== undefined)
        yield* pseudonymizeAccount(client, { username: address, type: account.type }, left)
      yield* recordErasure(client, { address, pseudonym: left, streams: found.streams, author })
      return left
    }),
  )
  yield* invalidateCachedKeys
  // If this fails, the background process for erasures does it within seconds.
  yield* projectErased(found.streams).pipe(
    Effect.catch((error) => Effect.logWarning(`The rows of an erased person wait: ${error._tag}`)),
  )
  return { pseudonym, orders: found.orderIds.length }
})

/** Returns the subject id of the account; undefined if no event holds its data. */
const destroyKeys = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  others: ReadonlyArray<string>,
) {
  const destroyed = yield* rowsOn(
    client,
    Schema.Struct({ subject_id: Schema.String, is_own: Schema.Boolean }),
    {
      text: `with gone as (
               select subject_id, name = $1 as is_own from person_key
               where name = any (array[$1] || $2::text[]) for update
             )
             update person_key k set name = null, key = null, destroyed_at = clock_timestamp()
             from gone where k.subject_id = gone.subject_id
             returning k.subject_id, gone.is_own`,
      values: [username, others],
    },
  )
  return destroyed.find(({ is_own }) => is_own)?.subject_id
})

const recordErasure = (
  client: pg.ClientBase,
  erasure: {
    readonly address: string
    readonly pseudonym: string
    readonly streams: ReadonlyArray<string>
    readonly author: ChangeAuthor
  },
) =>
  executeOn(client, {
    text: `with asked as (
             update erasure set username = null, pseudonym = $2, carried_out_at = clock_timestamp(),
               carried_out_by = $3, streams = $4
             where username in ($5, $2) and carried_out_at is null returning erasure_id
           )
           insert into erasure (erasure_id, pseudonym, requested_by, carried_out_at, carried_out_by, streams)
           select $1, $2, $3, clock_timestamp(), $3, $4 where not exists (select from asked)`,
    values: [randomUUID(), erasure.pseudonym, erasure.author.actor.id, erasure.streams, erasure.address],
  })
