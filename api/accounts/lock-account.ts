import { Effect } from "effect"
import type pg from "pg"
import { type DatabaseError, executeOn } from "../platform/postgres/query.ts"
import type { Problem } from "../platform/problem.ts"
import { NOT_FOUND } from "./accounts.ts"

/**
 * Makes the changes of one account wait for each other until the end of the transaction, also those that add a first row
 * to another table. Fails with `NOT_FOUND` where it was erased since the request began.
 */
export const lockAccount = (
  client: pg.ClientBase,
  username: string,
): Effect.Effect<void, Problem | DatabaseError> =>
  failIfNone(
    executeOn(client, { text: "select from account where username = $1 for update", values: [username] }),
  )

/** The same for what else is gone once its owner is erased. `locked`: how many rows there were. */
export const failIfNone = (
  locked: Effect.Effect<number, DatabaseError>,
): Effect.Effect<void, Problem | DatabaseError> =>
  Effect.flatMap(locked, (rows) => (rows === 0 ? Effect.fail(NOT_FOUND) : Effect.void))
