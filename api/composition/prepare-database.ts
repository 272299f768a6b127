import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { ensureReadModels } from "@voltread/projections/prepare.ts"
import { installedReadModels } from "@voltread/projections/read-models.ts"
import { Effect } from "effect"
import type { Config } from "../platform/config.ts"
import { migrate } from "../platform/postgres/migrate.ts"
import { Database } from "../platform/postgres/pool.ts"
import { withConnection } from "../platform/postgres/query.ts"
import { requestTimeZone } from "../read-models/rebuild-job.ts"
import { readSettings, timeZoneInForce } from "../settings/current-settings.ts"

/**
 * Creates all tables that a process needs before it starts. Idempotent, and safe beside other processes that start at
 * the same time. `timeZone`: the shop's until staff set another one.
 */
export const prepareDatabase = Effect.fnUntraced(function* ({ timeZone }: Pick<Config, "timeZone">) {
  const { pool } = yield* Database
  yield* migrate(pool)
  const { settings } = yield* readSettings(pool, {
    ...DEFAULT_SETTINGS,
    time: { ...DEFAULT_SETTINGS.time, timeZone },
  })
  yield* withConnection((client) =>
    Effect.promise(async () =>
      ensureReadModels(client, await installedReadModels(client, settings.time.timeZone)),
    ),
  )
})

/** Rebuilds the reports of a shop whose time zone has changed; pages show the new ones once they are built. */
export const followTimeZone = Effect.gen(function* () {
  const { pool } = yield* Database
  const zone = yield* timeZoneInForce
  const by = { username: "voltread", name: "Voltread" }
  yield* requestTimeZone(pool, { before: zone, after: zone }, by).pipe(
    // A rebuild that is already under way uses the same zone.
    Effect.catchTag("Problem", () => Effect.void),
  )
})
