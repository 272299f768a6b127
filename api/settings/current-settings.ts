import { SETTING_SECTIONS, type SettingSection, ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { Context, Effect, Layer, Schema } from "effect"
import type pg from "pg"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rowsOn } from "../platform/postgres/query.ts"

/** Channel by which all processes learn that their cached settings are outdated. */
export const SETTINGS_CHANNEL = "shop_settings"

const StoredSection = Schema.Struct({
  section: Schema.Literals(SETTING_SECTIONS),
  value: Schema.Record(Schema.String, Schema.Unknown),
  version: Schema.Int,
  updated_at: Schema.Date,
  updated_by: Schema.String,
})

const decodeSettings = Schema.decodeUnknownSync(ShopSettings)

/** Sections as stored; fields that an earlier release did not store come from `defaults`. */
export const withSections = (
  defaults: ShopSettings,
  stored: ReadonlyArray<{
    readonly section: SettingSection
    readonly value: Readonly<Record<string, unknown>>
  }>,
): ShopSettings =>
  decodeSettings({
    ...defaults,
    ...Object.fromEntries(stored.map(({ section, value }) => [section, { ...defaults[section], ...value }])),
  })

export interface StoredSettings {
  readonly settings: ShopSettings
  /** The sections that somebody has changed. */
  readonly changed: ReadonlyMap<SettingSection, Omit<typeof StoredSection.Type, "value">>
}

/**
 * The settings in force, read from the database; `defaults` apply where nobody has changed anything. `lock`: until the
 * end of the caller's transaction.
 */
export const readSettings = (
  client: pg.Pool | pg.ClientBase,
  defaults: ShopSettings,
  lock: "for update" | "" = "",
): Effect.Effect<StoredSettings, DatabaseError> =>
  rowsOn(client, StoredSection, {
    text: `select section, value, version, updated_at, updated_by from shop_setting
           where section = any ($1) order by section ${lock}`,
    // A later release may have sections that this one does not know.
    values: [SETTING_SECTIONS],
  }).pipe(
    Effect.map((stored) => ({
      settings: withSections(defaults, stored),
      changed: new Map(stored.map((row) => [row.section, row])),
    })),
  )

interface CurrentSettingsService {
  readonly current: Effect.Effect<ShopSettings, DatabaseError>
  /** Apply where nobody has changed anything. */
  readonly defaults: ShopSettings
}

/** The settings of staff, cached in memory until any process changes them. */
export class CurrentSettings extends Context.Service<CurrentSettings, CurrentSettingsService>()(
  "@voltread/api/CurrentSettings",
) {
  static readonly layer = (defaults: ShopSettings): Layer.Layer<CurrentSettings, never, Database> =>
    Layer.effect(
      CurrentSettings,
      Effect.gen(function* () {
        const { pool, listen } = yield* Database
        let known: ShopSettings | undefined
        /** A value read before a change must not be cached after it. */
        let changes = 0
        const invalidate = () => {
          changes += 1
          known = undefined
        }
        yield* listen(SETTINGS_CHANNEL, { onNotice: invalidate, onConnected: invalidate })
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

/** The settings in the database, without the cache. */
export const timeZoneInForce = Effect.gen(function* () {
  const { pool } = yield* Database
  const { defaults } = yield* CurrentSettings
  const { settings } = yield* readSettings(pool, defaults)
  return settings.time.timeZone
})

/** What is in force now. */
export const currentSettings: Effect.Effect<ShopSettings, DatabaseError, CurrentSettings> =
  CurrentSettings.use(({ current }) => current)

/** The shop's current name. */
export const shopName: Effect.Effect<string, DatabaseError, CurrentSettings> = currentSettings.pipe(
  Effect.map(({ general }) => general.name),
)
