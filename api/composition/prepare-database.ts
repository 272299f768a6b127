import { ensureReadModels } from "@voltread/projections/prepare.ts"
import { readModelsIn } from "@voltread/projections/read-models.ts"
import { Effect } from "effect"
import type { Config } from "../platform/config.ts"
import { migrate } from "../platform/postgres/migrate.ts"
import { Database } from "../platform/postgres/pool.ts"
import { withConnection } from "../platform/postgres/query.ts"

/**
 * All tables that a process of the shop needs, before it starts. Idempotent, and safe beside other processes that start
 * at the same time.
 */
export const prepareDatabase = Effect.fnUntraced(function* ({ timeZone }: Pick<Config, "timeZone">) {
  const { pool } = yield* Database
  yield* migrate(pool)
  yield* withConnection((client) => Effect.promise(() => ensureReadModels(client, readModelsIn(timeZone))))
})
