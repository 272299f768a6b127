import { Effect, Schema } from "effect"
import type pg from "pg"
import { recordChange } from "../accounts/account-history.ts"
import { NOT_FOUND } from "../accounts/accounts.ts"
import type { ChangeAuthor } from "../accounts/change-author.ts"
import { customerOf } from "../accounts/profile.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { hashPassword } from "../platform/passwords.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import type { Problem } from "../platform/problem.ts"
import { mailPasswordChanged, setPassword } from "../sign-in/password-codes.ts"
import { endSessionsOf } from "../sign-in/sessions.ts"

/** Enables or disables an account. Disabling ends its sessions and notifies its open pages. */
export const setActive = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  isActive: boolean,
  author: ChangeAuthor,
): Effect.fn.Return<void, Problem | DatabaseError> {
  const [row] = yield* rowsOn(client, Schema.Struct({ is_active: Schema.Boolean }), {
    text: "select is_active from account where username = $1 for update",
    values: [username],
  })
  if (row === undefined) return yield* NOT_FOUND
  if (row.is_active === isActive) return
  yield* executeOn(client, {
    text: "update account set is_active = $2, updated_at = clock_timestamp() where username = $1",
    values: [username, isActive],
  })
  yield* recordChange(client, username, isActive ? "enabled" : "disabled", author, {
    before: { isActive: row.is_active },
    after: { isActive },
  })
  if (!isActive) yield* endSessionsOf(client, username, "disabled")
})

/** Spec §4, session. */
export const statusChanged = (isActive: boolean): string =>
  isActive ? "Enabled successfully." : "Disabled successfully."

/** Enables or disables a customer. */
export const setCustomerActive = Effect.fnUntraced(function* (
  name: string,
  isActive: boolean,
  author: ChangeAuthor,
): Effect.fn.Return<void, Problem | DatabaseError, Database> {
  const { username } = yield* customerOf(name)
  yield* transaction((client) => setActive(client, username, isActive, author))
})

/** Ends all sessions of the customer and mails a notice. */
export const setCustomerPassword = Effect.fnUntraced(function* (
  name: string,
  newPassword: string,
  author: ChangeAuthor,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  const { username, firstName } = yield* customerOf(name)
  const password = yield* Effect.promise(() => hashPassword(newPassword))
  yield* transaction((client) =>
    Effect.gen(function* () {
      yield* setPassword(client, username, password)
      yield* recordChange(client, username, "password-changed", author)
      yield* mailPasswordChanged(client, username, firstName)
      yield* endSessionsOf(client, username, "password")
    }),
  )
})
