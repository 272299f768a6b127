import type { ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { Context, Effect, Layer } from "effect"
import { listenTo } from "../platform/postgres/listen.ts"
import { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import { readSettings, SETTINGS_CHANNEL } from "./stored-settings.ts"

interface CurrentSettingsService {
  readonly current: Effect.Effect<ShopSettings, DatabaseError>
  /** For what nobody has changed. */
  readonly defaults: ShopSettings
}

/** What staff have set, kept in memory until somebody changes it, in whichever process. */
export class CurrentSettings extends Context.Service<CurrentSettings, CurrentSettingsService>()(
  "@voltread/api/CurrentSettings",
) {
  static readonly layer = (defaults: ShopSettings): Layer.Layer<CurrentSettings, never, Database> =>
    Layer.effect(
      CurrentSettings,
      Effect.gen(function* () {
        const { pool, connection } = yield* Database
        let known: ShopSettings | undefined
        /** What was read before a change must not be kept after it. */
        let changes = 0
        const forget = () => {
          changes += 1
          known = undefined
        }
        yield* listenTo(connection, SETTINGS_CHANNEL, { onNotice: forget, onConnected: forget })
        const load = Effect.suspend(() => {
          const before = changes
          return readSettings(pool, defaults).pipe(
            Effect.map(({ settings }) => {
              if (changes === before) known = settings
              return settings
            }),
          )
        })
        return {
          defaults,
          current: Effect.suspend(() => (known === undefined ? load : Effect.succeed(known))),
        }
      }),
    )
}

/** What is in force now. */
export const currentSettings: Effect.Effect<ShopSettings, DatabaseError, CurrentSettings> =
  CurrentSettings.use(({ current }) => current)
