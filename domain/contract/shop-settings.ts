import { Schema } from "effect"
import { SETTING_SECTIONS, ShopSettings } from "../shared/shop-settings.ts"

/** Null if nobody has changed it. */
const LastChange = Schema.NullOr(Schema.Struct({ version: Schema.Int, at: Schema.String, by: Schema.String }))

/** Who changed which section, and its former values. */
export const SettingsChange = Schema.Struct({
  id: Schema.String,
  section: Schema.Literals(SETTING_SECTIONS),
  at: Schema.String,
  by: Schema.String,
  /** One line for each value that changed. */
  changes: Schema.Array(Schema.Struct({ what: Schema.String, before: Schema.String, after: Schema.String })),
})
export type SettingsChange = typeof SettingsChange.Type

export const SettingsData = Schema.Struct({
  settings: ShopSettings,
  lastChanges: Schema.Record(Schema.Literals(SETTING_SECTIONS), LastChange),
  /** The newest changes of all sections. */
  history: Schema.Array(SettingsChange),
  hasMoreChanges: Schema.Boolean,
})
export type SettingsData = typeof SettingsData.Type
