import { Effect } from "effect"
import type pg from "pg"
import { type DatabaseError, executeOn } from "../platform/postgres/query.ts"
import { notFound, type Problem } from "../platform/problem.ts"

/**
 * Makes the changes of one account wait for each other until the end of the transaction, also those that add a first row
 * to another table. Answers how many accounts there were.
 */
export const lockAccount = (client: pg.ClientBase, username: string): Effect.Effect<number, DatabaseError> =>
  executeOn(client, { text: "select from account where username = $1 for update", values: [username] })

/** The same for a change of what the account has; fails where it was erased since the request began. */
export const lockKnownAccount = (
  client: pg.ClientBase,
  username: string,
): Effect.Effect<void, Problem | DatabaseError> =>
  lockAccount(client, username).pipe(
    Effect.flatMap((accounts) => (accounts === 0 ? Effect.fail(notFound("This account")) : Effect.void)),
  )
