import { Effect } from "effect"
import { findAccount } from "../auth/accounts.ts"
import { hashPassword, verifyPassword } from "../auth/passwords.ts"
import { endSessionsOf } from "../auth/sessions.ts"
import type { Vault } from "../auth/vault.ts"
import { notFound, Problem } from "../http/problem.ts"
import type { Database } from "../postgres/pool.ts"
import { type DatabaseError, transaction } from "../postgres/query.ts"
import { type By, recordChange } from "./account-history.ts"
import { countAttempt, forgetAttempts } from "./attempts.ts"
import { mailPasswordChanged, setPassword } from "./password-codes.ts"

const WRONG = new Problem({
  code: "INVALID",
  message: "Your current password is not right.",
  fieldErrors: [
    { property: "currentPassword", constraints: { isRight: "Your current password is not right." } },
  ],
})

/** Changes the password of whoever proves to know it, and ends all their sign-ins but this one. */
export const changeOwnPassword = Effect.fnUntraced(function* (
  own: { readonly username: string; readonly sessionId: string },
  form: { readonly currentPassword: string; readonly newPassword: string },
  by: By,
): Effect.fn.Return<void, Problem | DatabaseError, Database | Vault> {
  // A stolen session must not be a way to guess the password.
  yield* countAttempt("log-in", own.username)
  const account = yield* findAccount(own.username)
  if (account === null) return yield* notFound("Your account")
  const isRight = yield* Effect.promise(() => verifyPassword(form.currentPassword, account.password))
  if (!isRight) return yield* WRONG
  yield* forgetAttempts("log-in", own.username)
  const password = yield* Effect.promise(() => hashPassword(form.newPassword))
  yield* transaction((client) =>
    Effect.gen(function* () {
      yield* setPassword(client, own.username, password)
      yield* recordChange(client, own.username, "password-changed", by)
      yield* mailPasswordChanged(client, own.username, account.firstName)
      yield* endSessionsOf(client, own.username, "password", own.sessionId)
    }),
  )
})
