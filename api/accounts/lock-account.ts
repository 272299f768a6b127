import type { Effect } from "effect"
import type pg from "pg"
import { type DatabaseError, executeOn } from "../platform/postgres/query.ts"

/**
 * Makes the changes of one account wait for each other until the end of the transaction, also those that add a first row
 * to another table. Answers how many accounts there were.
 */
export const lockAccount = (client: pg.ClientBase, username: string): Effect.Effect<number, DatabaseError> =>
  executeOn(client, { text: "select from account where username = $1 for update", values: [username] })
