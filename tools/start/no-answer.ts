import { reasonOf } from "./error.ts"

/** Why a database that was named in DATABASE_URL cannot be used, and what to look at. */
export const noAnswer = (reason: string): string =>
  `The database of DATABASE_URL does not answer (${reason}): is it running, and are name and password right?`

/** Codes of the network, and of Postgres where it lets nobody in: no connection, wrong password, no such database. */
const SILENT =
  /^((08|28|3D|57P)[0-9A-Z]+|ECONN[A-Z]+|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

export const isSilent = (code: unknown): boolean => typeof code === "string" && SILENT.test(code)

const codeOf = (error: Error): unknown => {
  if ("code" in error) return error.code
  return error.cause instanceof Error ? codeOf(error.cause) : undefined
}

/** Why a command failed, with what to look at where the database did not answer. */
export const explainFailure = (error: unknown): string =>
  error instanceof Error && isSilent(codeOf(error)) ? noAnswer(reasonOf(error)) : reasonOf(error)
