import { Effect } from "effect"
import { runCommand } from "./command.ts"
import { prepareDatabase } from "./database.ts"
import { StartError } from "./error.ts"
import { readSettings } from "./settings.ts"

/** Brings the tables of DATABASE_URL to this release: the first step of every deployment. */
const migrate = Effect.gen(function* () {
  const { databaseUrl } = yield* readSettings(process.env)
  if (databaseUrl === undefined) {
    return yield* new StartError({
      message: "DATABASE_URL is not set: npm start migrates the embedded Postgres itself.",
    })
  }
  yield* prepareDatabase(databaseUrl)
  return 0
})

runCommand(migrate)
