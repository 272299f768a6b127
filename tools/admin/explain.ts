import type { DatabaseError } from "@voltread/api/platform/postgres/query.ts"
import { isSilent, noAnswer } from "../start/no-answer.ts"

/** Postgres: undefined_table. */
const NO_TABLE = "42P01"

/** Why nobody was made super admin, in a sentence that says what to do. */
export const explain = ({ code, reason }: Pick<DatabaseError, "code" | "reason">): string => {
  if (code === NO_TABLE)
    return "The database has no tables of a shop yet: run node tools/start/migrate.ts first."
  return isSilent(code) ? noAnswer(reason) : `It could not be stored: ${reason}`
}
