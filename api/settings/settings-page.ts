import type { SettingsChange, SettingsData } from "@voltread/domain/contract/shop-settings.ts"
import { settingsDifferences } from "@voltread/domain/shared/settings-words.ts"
import {
  SETTING_SECTIONS,
  type SettingSection,
  type ShopSettings,
} from "@voltread/domain/shared/shop-settings.ts"
import { Effect, Schema } from "effect"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { CurrentSettings, readSettings, withSections } from "./current-settings.ts"

const NEWEST = 50

const ChangeRow = Schema.Struct({
  change_id: Schema.String,
  section: Schema.Literals(SETTING_SECTIONS),
  at: Schema.Date,
  actor_name: Schema.String,
  before: Schema.Record(Schema.String, Schema.Unknown),
  after: Schema.Record(Schema.String, Schema.Unknown),
})

const toChange = (
  { change_id, section, at, actor_name, before, after }: typeof ChangeRow.Type,
  defaults: ShopSettings,
): SettingsChange => ({
  id: change_id,
  section,
  at: at.toISOString(),
  by: actor_name,
  changes: settingsDifferences(
    section,
    withSections(defaults, [{ section, value: before }]),
    withSections(defaults, [{ section, value: after }]),
  ),
})

/** The settings in the database, without this process's cache, and who changed what. */
export const settingsPage: Effect.Effect<SettingsData, DatabaseError, Database | CurrentSettings> =
  Effect.gen(function* () {
    const { pool } = yield* Database
    const { defaults } = yield* CurrentSettings
    const { settings, changed } = yield* readSettings(pool, defaults)
    const history = yield* rows(ChangeRow, {
      text: `select change_id::text, section, at, actor_name, before, after from shop_setting_change
           where section = any ($1) order by change_id desc limit ${NEWEST + 1}`,
      values: [SETTING_SECTIONS],
    })
    const lastChange = (section: SettingSection) => {
      const row = changed.get(section)
      return row === undefined
        ? null
        : { version: row.version, at: row.updated_at.toISOString(), by: row.updated_by }
    }
    return {
      settings,
      lastChanges: {
        general: lastChange("general"),
        time: lastChange("time"),
        tax: lastChange("tax"),
        shipping: lastChange("shipping"),
        lending: lastChange("lending"),
        fraud: lastChange("fraud"),
        reminders: lastChange("reminders"),
        returns: lastChange("returns"),
      },
      history: history.slice(0, NEWEST).map((row) => toChange(row, defaults)),
      hasMoreChanges: history.length > NEWEST,
    }
  })
