import { isStaff } from "@voltread/domain/shared/permissions.ts"
import { Effect } from "effect"
import type pg from "pg"
import type { Account } from "../accounts/accounts.ts"
import { lockAccount } from "../accounts/lock-account.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { NO_ACCESS, notFound, Problem } from "../platform/problem.ts"
import { voidRecoveryCodes } from "./recovery-codes.ts"
import { secondFactorStatusOn } from "./second-factor-status.ts"

/** Who is logged in, and by which session. */
export interface OwnSession {
  readonly username: string
  readonly sessionId: string
}

const STAFF_ONLY = new Problem({ code: "FORBIDDEN", message: NO_ACCESS })
const IS_REQUIRED = new Problem({
  code: "CONFLICT",
  message: "All staff have to use two-factor log-in: add another passkey or an authenticator app first.",
})

export const requireStaff = (account: Account | null): Effect.Effect<Account, Problem> => {
  if (account === null) return Effect.fail(notFound("Your account"))
  return isStaff(account.role) ? Effect.succeed(account) : Effect.fail(STAFF_ONLY)
}

/** Takes a second factor away, unless it is the last one of somebody who has to have one. Recovery codes go with the last. */
export const removeUnlessLast = Effect.fnUntraced(function* <A, E>(
  client: pg.ClientBase,
  username: string,
  removal: Effect.Effect<A, E>,
): Effect.fn.Return<A, E | Problem | DatabaseError> {
  yield* lockAccount(client, username)
  const removed = yield* removal
  const { isOn, isMissing } = yield* secondFactorStatusOn(client, username)
  if (isMissing) return yield* IS_REQUIRED
  if (!isOn) yield* voidRecoveryCodes(client, username)
  return removed
})
