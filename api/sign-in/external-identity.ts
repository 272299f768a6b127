import { isEmail } from "@voltread/domain/shared/email.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { recordChange } from "../accounts/account-history.ts"
import { type Account, accountRole, findAccount } from "../accounts/accounts.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { type ExternalPerson, SOCIAL_LOGIN_FAILED } from "./social-login.ts"

const FAILED = new Problem({ code: "UNAUTHENTICATED", message: SOCIAL_LOGIN_FAILED })

/**
 * The account of an external identity: the linked one, else the customer with that email address, else a new one. Staff
 * cannot log in this way: control of a mailbox must not be enough to control the shop.
 */
export const accountOfExternalPerson = Effect.fnUntraced(function* (
  person: ExternalPerson,
  correlationId: string,
): Effect.fn.Return<Account, Problem | DatabaseError, Database> {
  if (!isEmail(person.email)) return yield* FAILED
  const username = yield* transaction((client) => linkedUsername(client, person, correlationId))
  const account = yield* findAccount(username)
  return account?.isActive === true && account.role === "customer" ? account : yield* FAILED
})

const linkedUsername = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  person: ExternalPerson,
  correlationId: string,
): Effect.fn.Return<string, DatabaseError | Problem> {
  const [linked] = yield* rowsOn(client, Schema.Struct({ username: Schema.String }), {
    text: "select username from external_identity where issuer = $1 and subject = $2",
    values: [person.issuer, person.subject],
  })
  if (linked !== undefined) return linked.username
  const username = person.email
  const author = {
    actor: { id: username, name: `${person.firstName} ${person.lastName}`.trim(), role: "customer" as const },
    correlationId,
  }
  const added = yield* executeOn(client, {
    text: `insert into account (username, type, first_name, last_name)
           values ($1, 'CUSTOMER', $2, $3) on conflict (username) do nothing`,
    values: [username, person.firstName, person.lastName],
  })
  const [known] = yield* rowsOn(client, Schema.Struct({ type: Schema.String, is_active: Schema.Boolean }), {
    text: "select type, is_active from account where username = $1 for update",
    values: [username],
  })
  if (known === undefined || !known.is_active || accountRole(known.type) !== "customer") return yield* FAILED
  yield* executeOn(client, {
    text: `insert into external_identity (issuer, subject, username) values ($1, $2, $3)
           on conflict (issuer, subject) do nothing`,
    values: [person.issuer, person.subject, username],
  })
  yield* recordChange(client, username, added > 0 ? "registered" : "identity-linked", author, {
    before: null,
    after: { provider: person.issuer },
  })
  return username
})
