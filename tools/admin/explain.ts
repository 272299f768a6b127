import type { DatabaseError } from "@voltread/api/platform/postgres/query.ts"
import { noAnswer } from "../start/no-answer.ts"

/** Postgres: undefined_table. */
const NO_TABLE = "42P01"

/** Codes of the network, and of Postgres where it lets nobody in: no connection, wrong password, no such database. */
const SILENT = /^(08|28|3D|57P|E[A-Z]+$)/

/** Why nobody was made super admin, in a sentence that says what to do. */
export const explain = ({ code, reason }: Pick<DatabaseError, "code" | "reason">): string => {
  if (code === NO_TABLE)
    return "The database has no tables of a shop yet: run node tools/start/migrate.ts first."
  return code !== undefined && SILENT.test(code) ? noAnswer(reason) : `It could not be stored: ${reason}`
}
