import { SETTING_SECTIONS, type SettingSection, ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { type DatabaseError, rowsOn } from "../platform/postgres/query.ts"

/** Tells all processes that what they have in memory is over. */
export const SETTINGS_CHANNEL = "shop_settings"

const StoredSection = Schema.Struct({
  section: Schema.Literals(SETTING_SECTIONS),
  value: Schema.Unknown,
  version: Schema.Int,
  updated_at: Schema.Date,
  updated_by: Schema.String,
})

const decodeSettings = Schema.decodeUnknownSync(ShopSettings)

interface StoredSettings {
  readonly settings: ShopSettings
  /** Of the sections that somebody has changed. */
  readonly changed: ReadonlyMap<SettingSection, Omit<typeof StoredSection.Type, "value">>
}

/**
 * What is in force, read from the database; `defaults` are for what nobody has changed. `lock`: until the end of the caller's transaction.
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
      settings: decodeSettings({
        ...defaults,
        ...Object.fromEntries(stored.map(({ section, value }) => [section, value])),
      }),
      changed: new Map(stored.map((row) => [row.section, row])),
    })),
  )
