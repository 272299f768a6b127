import type { StaffType } from "@voltread/domain/accounts/user.ts"
import { may } from "@voltread/domain/shared/permissions.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { recordChange } from "../accounts/account-history.ts"
import { accountRole, NOT_FOUND } from "../accounts/accounts.ts"
import type { ChangeAuthor } from "../accounts/change-author.ts"
import { accountOf, toProfile } from "../accounts/profile.ts"
import { setActive } from "../customers/account-status.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import type { Problem } from "../platform/problem.ts"
import { endSessionsOf } from "../sign-in/sessions.ts"
import { FORBIDDEN, refuseOneself, staffOf } from "./staff.ts"

const Managed = Schema.Struct({ username: Schema.String, type: Schema.String, is_active: Schema.Boolean })

/**
 * Locks the account and that of whoever changes it, who may have lost their own rank since they asked: of two super
 * admins who demote or disable each other at once, one remains.
 */
const lockManaged = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  username: string,
  { actor }: ChangeAuthor,
): Effect.fn.Return<typeof Managed.Type, Problem | DatabaseError> {
  const locked = yield* rowsOn(client, Managed, {
    text: `select username, type, is_active from account where username in ($1, $2) order by username for update`,
    values: [username, actor.id],
  })
  const author = locked.find((each) => each.username === actor.id)
  if (author?.is_active !== true || !may(accountRole(author.type), "manage-staff")) return yield* FORBIDDEN
  return locked.find((each) => each.username === username) ?? (yield* NOT_FOUND)
})

/** Changes the role and ends all sessions, whose tokens carry the old role. */
export const changeRole = Effect.fnUntraced(function* (
  name: string,
  type: StaffType,
  author: ChangeAuthor,
): Effect.fn.Return<ReturnType<typeof toProfile>, Problem | DatabaseError, Database> {
  const { username } = yield* staffOf(name)
  yield* refuseOneself(username, author)
  yield* transaction((client) =>
    Effect.gen(function* () {
      const row = yield* lockManaged(client, username, author)
      if (row.type === type) return
      yield* executeOn(client, {
        text: "update account set type = $2, updated_at = clock_timestamp() where username = $1",
        values: [username, type],
      })
      yield* recordChange(client, username, "role-changed", author, {
        before: { role: row.type },
        after: { role: type },
      })
      yield* endSessionsOf(client, username, "role")
    }),
  )
  return toProfile(yield* accountOf(username))
})

/** Enables or disables somebody of the staff. */
export const setStaffActive = Effect.fnUntraced(function* (
  name: string,
  isActive: boolean,
  author: ChangeAuthor,
): Effect.fn.Return<void, Problem | DatabaseError, Database> {
  const { username } = yield* staffOf(name)
  yield* refuseOneself(username, author)
  yield* transaction((client) =>
    Effect.andThen(lockManaged(client, username, author), setActive(client, username, isActive, author)),
  )
})
