import type { CustomerProfileForm } from "@voltread/domain/accounts/user.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import { outdated, type Problem } from "../platform/problem.ts"
import { changed, isNothing, recordChange } from "./account-history.ts"
import { type Account, findAccount, NOT_FOUND } from "./accounts.ts"
import type { ChangeAuthor } from "./change-author.ts"
import { announceAccount } from "./signals.ts"

/** Fails with `NOT_FOUND` for an unknown user name. */
export const accountOf = (username: string): Effect.Effect<Account, Problem | DatabaseError, Database> =>
  findAccount(username).pipe(
    Effect.flatMap((account) => (account === null ? Effect.fail(NOT_FOUND) : Effect.succeed(account))),
  )

/** Like `accountOf`, for customers only: staff accounts are answered as not found. */
export const customerOf = (username: string): Effect.Effect<Account, Problem | DatabaseError, Database> =>
  accountOf(username).pipe(
    Effect.filterOrFail(
      ({ role }) => role === "customer",
      () => NOT_FOUND,
    ),
  )

/** Spec §3 User profile. */
export const toProfile = (account: Account) => ({
  username: account.username,
  type: account.type,
  firstName: account.firstName,
  lastName: account.lastName,
  phone: account.phone,
  attributes: { isActive: account.isActive, hasPassword: account.password !== null },
})

const OUTDATED = outdated("this profile")

const Row = Schema.Struct({
  first_name: Schema.String,
  last_name: Schema.String,
  phone: Schema.NullOr(Schema.String),
})

/** Locks the row, so that the old values in the history are right. */
const lockProfile = (client: pg.ClientBase, username: string) =>
  rowsOn(client, Row, {
    text: "select first_name, last_name, phone from account where username = $1 for update",
    values: [username],
  })

export const updateProfile = Effect.fnUntraced(function* (
  username: string,
  { firstName, lastName, phone, replaces }: CustomerProfileForm,
  author: ChangeAuthor,
): Effect.fn.Return<Account, Problem | DatabaseError, Database> {
  yield* transaction((client) =>
    Effect.gen(function* () {
      const [row] = yield* lockProfile(client, username)
      if (row === undefined) return yield* NOT_FOUND
      const before = { firstName: row.first_name, lastName: row.last_name, phone: row.phone }
      const values = changed(before, { firstName, lastName, phone })
      if (isNothing(values)) return
      if (replaces !== undefined && !isNothing(changed(before, replaces))) return yield* OUTDATED
      yield* executeOn(client, {
        text: `update account set first_name = $2, last_name = $3, phone = $4, updated_at = clock_timestamp()
               where username = $1`,
        values: [username, firstName, lastName, phone],
      })
      yield* recordChange(client, username, "profile-updated", author, values)
      yield* announceAccount(client, { kind: "changed", username })
    }),
  )
  return yield* accountOf(username)
})
