import { randomUUID } from "node:crypto"
import type { Actor } from "@voltread/domain/event.ts"
import { Effect, Schema } from "effect"
import { recordChange } from "../accounts/account-history.ts"
import { recordAct } from "../audit-log/record.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import { issueCode } from "../sign-in/password-codes.ts"
import { removeSecondFactors } from "../sign-in/second-factor.ts"
import { endSessionsOf } from "../sign-in/sessions.ts"

/** Minutes for which the code may be used. */
export const SUPER_ADMIN_CODE_MINUTES = 60

const ACTOR: Actor = { id: "command-line", name: "Command line", role: "system" }

const Row = Schema.Struct({ type: Schema.String, is_active: Schema.Boolean })

/**
 * Makes somebody super admin, with or without an account so far, and returns a one-time code with which they choose a
 * password; any second factor is removed. For whoever runs the shop: it needs the database and its secret, but no
 * permission. The sessions of an account that it changes end.
 *
 * @param username an email address, normalized
 */
export const makeSuperAdmin = (
  username: string,
  name: { readonly firstName: string; readonly lastName: string },
): Effect.Effect<string, DatabaseError, Database | Cryptography> =>
  transaction((client) =>
    Effect.gen(function* () {
      const author = { actor: ACTOR, correlationId: randomUUID() }
      const added = yield* executeOn(client, {
        text: `insert into account (username, type, first_name, last_name) values ($1, 'SUPER ADMIN', $2, $3)
               on conflict (username) do nothing`,
        values: [username, name.firstName, name.lastName],
      })
      const [before] = yield* rowsOn(client, Row, {
        text: "select type, is_active from account where username = $1 for update",
        values: [username],
      })
      yield* executeOn(client, {
        text: `update account set type = 'SUPER ADMIN', is_active = true, updated_at = clock_timestamp()
               where username = $1`,
        values: [username],
      })
      if (added > 0 || before === undefined) {
        yield* recordChange(client, username, "added", author, {
          before: null,
          after: { role: "SUPER ADMIN" },
        })
      } else {
        yield* recordChange(client, username, "role-changed", author, {
          before: { role: before.type, isActive: before.is_active },
          after: { role: "SUPER ADMIN", isActive: true },
        })
        yield* endSessionsOf(client, username, "role")
      }
      // Otherwise somebody who has lost their app or passkeys, too, would stay locked out.
      yield* removeSecondFactors(client, username)
      yield* recordAct(client, {
        actor: ACTOR.id,
        role: ACTOR.role,
        action: "staff-role",
        subject: username,
        detail: "SUPER ADMIN",
        correlationId: author.correlationId,
      })
      const code = { username, codeId: randomUUID() }
      return yield* issueCode(client, code, "invitation", SUPER_ADMIN_CODE_MINUTES)
    }),
  )
