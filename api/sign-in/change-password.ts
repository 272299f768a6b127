import { Effect } from "effect"
import type pg from "pg"
import { recordChange } from "../accounts/account-history.ts"
import { type Account, findAccount } from "../accounts/accounts.ts"
import { clearAttempts, countAttempt } from "../accounts/attempts.ts"
import type { ChangeAuthor } from "../accounts/change-author.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { hashPassword, verifyPassword } from "../platform/passwords.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, transaction } from "../platform/postgres/query.ts"
import { notFound, Problem } from "../platform/problem.ts"
import { mailPasswordChanged, setPassword } from "./password-codes.ts"
import { endSessionsOf } from "./sessions.ts"

const WRONG = new Problem({
  code: "INVALID",
  message: "Your current password is incorrect.",
  fieldErrors: [
    { property: "currentPassword", constraints: { isRight: "Your current password is incorrect." } },
  ],
})

/** Checks the password of somebody who is logged in. Too many wrong ones lock them out for a while. */
export const provePassword = Effect.fnUntraced(function* (
  own: { readonly username: string; readonly sessionId: string },
  password: string,
): Effect.fn.Return<Account, Problem | DatabaseError, Database | Cryptography> {
  // Otherwise a stolen session could be used to guess the password.
  const attempt = { name: own.username, from: own.sessionId, isKnown: true }
  yield* countAttempt("log-in", attempt)
  const account = yield* findAccount(own.username)
  if (account === null) return yield* notFound("Your account")
  const isRight = yield* Effect.promise(() => verifyPassword(password, account.password))
  if (!isRight) return yield* WRONG
  yield* clearAttempts("log-in", attempt)
  return account
})

/** Requires the current password. Ends all other sessions of the user. Repeated, it has been done. */
export const changeOwnPassword = Effect.fnUntraced(function* (
  own: { readonly username: string; readonly sessionId: string },
  form: { readonly currentPassword: string; readonly newPassword: string },
  author: ChangeAuthor,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Cryptography> {
  const account = yield* provePassword(own, form.currentPassword).pipe(
    Effect.catchIf(
      (failure) => failure === WRONG,
      () => Effect.as(alreadyChanged(own.username, form.newPassword), null),
    ),
  )
  if (account === null) return
  const password = yield* Effect.promise(() => hashPassword(form.newPassword))
  const isChanged = yield* transaction((client) =>
    Effect.gen(function* () {
      if (!(yield* isStillThePassword(client, account))) return false
      yield* setPassword(client, own.username, password)
      yield* recordChange(client, own.username, "password-changed", author)
      yield* mailPasswordChanged(client, own.username, account.firstName)
      yield* endSessionsOf(client, own.username, "password", own.sessionId)
      return true
    }),
  )
  if (!isChanged) yield* alreadyChanged(own.username, form.newPassword)
})

/** Not where it was changed while the new one was hashed: what was proved is the current one no longer. */
const isStillThePassword = (client: pg.ClientBase, { username, password }: Account) =>
  executeOn(client, {
    text: "select from account where username = $1 and password = $2 for update",
    values: [username, password],
  }).pipe(Effect.map((accounts) => accounts > 0))

/** A change whose answer was lost is sent again, with what was the current password. Fails where there was none. */
const alreadyChanged = Effect.fnUntraced(function* (username: string, newPassword: string) {
  const account = yield* findAccount(username)
  if (account === null) return yield* notFound("Your account")
  const isSet = yield* Effect.promise(() => verifyPassword(newPassword, account.password))
  if (!isSet) return yield* WRONG
})
