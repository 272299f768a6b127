import { Effect } from "effect"
import type { ChangeAuthor } from "../accounts/change-author.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { removeSecondFactors } from "../sign-in/second-factor.ts"
import { secondFactorStatus } from "../sign-in/second-factor-status.ts"
import { endSessionsOf } from "../sign-in/sessions.ts"
import { refuseOneself, staffOf } from "./staff.ts"

const OWN_FIRST = new Problem({
  code: "CONFLICT",
  message: "Turn on your own two-factor log-in first: otherwise you would lock yourself out.",
})

/** Sets whether all staff must log in with a code or a passkey. Staff who have neither yet may only set one up. */
export const requireSecondFactor = Effect.fnUntraced(function* (
  isRequired: boolean,
  { actor }: ChangeAuthor,
): Effect.fn.Return<void, Problem | DatabaseError, Database> {
  if (isRequired && !(yield* secondFactorStatus(actor.id)).isOn) return yield* OWN_FIRST
  yield* execute({
    text: "update staff_security set requires_second_factor = $1 where is_only",
    values: [isRequired],
  })
})

const NONE = new Problem({ code: "CONFLICT", message: "This person does not use two-factor log-in." })

/**
 * For staff who have lost their app or passkeys and their recovery codes; ends their sessions. Nobody may do it for
 * themselves.
 */
export const resetSecondFactor = Effect.fnUntraced(function* (
  name: string,
  author: ChangeAuthor,
): Effect.fn.Return<void, Problem | DatabaseError, Database> {
  const { username } = yield* staffOf(name)
  yield* refuseOneself(username, author)
  yield* transaction((client) =>
    Effect.gen(function* () {
      if (!(yield* removeSecondFactors(client, username))) return yield* NONE
      yield* endSessionsOf(client, username, "second-factor")
    }),
  )
})
