import { Colleague } from "@voltread/domain/contract/support-desk.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { IS_STAFF } from "./accounts.ts"

/** All staff who can log in, by name. */
export const colleagues: Effect.Effect<ReadonlyArray<Colleague>, DatabaseError, Database> = rows(Colleague, {
  text: `select username, coalesce(nullif(trim(first_name || ' ' || last_name), ''), username) as name
         from account where ${IS_STAFF} and is_active order by first_name, last_name, username`,
  values: [],
})

/** Fails for somebody who is not on the staff. */
export const checkAssignee = Effect.fnUntraced(function* (
  username: string | null,
): Effect.fn.Return<void, Problem | DatabaseError, Database> {
  if (username === null) return
  const [found] = yield* rows(Schema.Struct({ username: Schema.String }), {
    text: `select username from account where username = $1 and ${IS_STAFF} and is_active`,
    values: [username],
  })
  if (found === undefined)
    return yield* new Problem({ code: "INVALID", message: "This is not a staff member." })
})
