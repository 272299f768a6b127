import { LendingChange } from "@voltread/domain/shared/lending-rules.ts"
import { settingsDifferences } from "@voltread/domain/shared/settings-words.ts"
import { type SettingSection, ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { Effect, Result, Schema } from "effect"
import type pg from "pg"
import type { UserViewer } from "../platform/http/viewer.ts"
import { type DatabaseError, executeOn, transaction } from "../platform/postgres/query.ts"
import { outdated } from "../platform/problem.ts"
import { schemaProblem } from "../platform/schema-problem.ts"
import { requestTimeZone } from "../read-models/rebuild-job.ts"
import { CurrentSettings, readSettings, SETTINGS_CHANNEL, type StoredSettings } from "./current-settings.ts"

const OUTDATED = outdated("these settings")

const isSame = Schema.toEquivalence(ShopSettings)

const decodeSettings = Schema.decodeUnknownSync(ShopSettings)

/** What may be saved; values that were valid once stay readable. */
const CHANGES = { ...ShopSettings.fields, lending: LendingChange }

const decodeSection = (
  section: SettingSection,
  value: unknown,
): Result.Result<ShopSettings[SettingSection], Schema.SchemaError> =>
  Schema.decodeUnknownResult(CHANGES[section], { errors: "all" })(value)

/**
 * Saves a section, which takes effect in all processes, and keeps its former values. `version`: the one that was read
 * (0 if nobody has changed the section), so that no change is overwritten unseen. Returns what has changed.
 */
export const changeSettings = (section: SettingSection, version: number, value: unknown, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      const decoded = decodeSection(section, value)
      if (Result.isFailure(decoded)) return yield* schemaProblem(decoded.failure)
      const { defaults } = yield* CurrentSettings
      const known = yield* readSettings(client, defaults, "for update")
      // What is in force already, sent again, is no conflict.
      if (
        known.changed.has(section) &&
        isSame(known.settings, { ...known.settings, [section]: decoded.success })
      )
        return []
      if ((known.changed.get(section)?.version ?? 0) !== version) return yield* OUTDATED
      return yield* putSection(client, known, { section, value: decoded.success, by })
    }),
  )

interface SectionChange {
  readonly section: SettingSection
  readonly value: ShopSettings[SettingSection]
  readonly by: Pick<UserViewer, "username" | "name">
}

/** Like `changeSettings`, in a transaction that has read `known` for update. */
export const putSection = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  { settings, changed }: StoredSettings,
  { section, value, by }: SectionChange,
) {
  const after = JSON.stringify(value)
  const written = yield* executeOn(client, {
    text: `insert into shop_setting as known (section, value, version, updated_by) values ($1, $2, 1, $3)
           on conflict (section) do update set value = excluded.value, version = known.version + 1,
             updated_at = clock_timestamp(), updated_by = excluded.updated_by
           where known.version = $4`,
    values: [section, after, by.name, changed.get(section)?.version ?? 0],
  })
  // Somebody else saved this section first.
  if (written === 0) return yield* OUTDATED
  yield* executeOn(client, {
    text: `insert into shop_setting_change (section, actor, actor_name, before, after)
           values ($1, $2, $3, $4, $5)`,
    values: [section, by.username, by.name, JSON.stringify(settings[section]), after],
  })
  if (section === "reminders") yield* rescheduleAll(client)
  const next = decodeSettings({ ...settings, [section]: value })
  if (section === "time")
    yield* requestTimeZone(client, { before: settings.time.timeZone, after: next.time.timeZone }, by)
  yield* executeOn(client, { text: `notify ${SETTINGS_CHANNEL}`, values: [] })
  return settingsDifferences(section, settings, next)
})

/** Pending reminders follow the new schedule: all are checked again, and those that are not due by it are postponed. */
const rescheduleAll = (client: pg.ClientBase): Effect.Effect<void, DatabaseError> =>
  executeOn(client, {
    text: "update order_reminder set next_at = clock_timestamp() where next_at > clock_timestamp()",
    values: [],
  }).pipe(Effect.asVoid)
