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

/**
 * Spec §8. Anybody can register any address with a password of their own, so it is said whether or not the address has an
 * account.
 */
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
  const isRight = yield* Effect.promise(() => verifyPassword(password, account?.password ?? null))
  if (!isRight || account?.isActive !== true) {
    yield* recordRefusedLogIn(username, "password", correlationId)
    const isPending = yield* Effect.promise(() => verifyPassword(password, pending))
    return yield* isPending ? VERIFY_FIRST : LOGIN_FAILED
  }
  yield* clearAttempts("log-in", attempt)
  return account
})
