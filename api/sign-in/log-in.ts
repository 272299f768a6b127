import { Effect } from "effect"
import { type Account, findAccount } from "../accounts/accounts.ts"
import { type Attempt, clearAttempts, countAttempt } from "../accounts/attempts.ts"
import { recordRefusedLogIn } from "../audit-log/record.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import { verifyPassword } from "../platform/passwords.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { pendingPassword } from "./registration.ts"
import { LOGIN_FAILED } from "./sessions.ts"

/** Spec §8. Needs the right password, so it reveals nothing to others. */
const VERIFY_FIRST = new Problem({
  code: "FORBIDDEN",
  message: "Could not verify user. Kindly try re-verifying email",
})

/** Checks name and password. Too many attempts lock the name here for a while, whether or not the account exists. */
export const checkLogIn = Effect.fnUntraced(function* (
  attempt: Attempt,
  password: string,
  correlationId: string,
): Effect.fn.Return<Account, Problem | DatabaseError, Database | Cryptography> {
  const username = attempt.name
  yield* countAttempt("log-in", attempt)
  const account = yield* findAccount(username)
  const pending = yield* pendingPassword(username)
  const stored = account === null ? pending : account.password
  const isRight = yield* Effect.promise(() => verifyPassword(password, stored))
  if (isRight && account === null) return yield* VERIFY_FIRST
  if (!isRight || account?.isActive !== true) {
    yield* recordRefusedLogIn(username, "password", correlationId)
    return yield* LOGIN_FAILED
  }
  yield* clearAttempts("log-in", attempt)
  return account
})
