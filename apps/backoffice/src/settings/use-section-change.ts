import { useQueryClient } from "@tanstack/react-query"
import type { SettingsData } from "@voltread/domain/contract/shop-settings.ts"
import { settingsDifferences } from "@voltread/domain/shared/settings-words.ts"
import type { SettingSection, ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { firstConstraints } from "@voltread/ui/form/field-errors.ts"
import { useNewestVersion } from "../page/newest-version.ts"
import { useChange } from "../session/use-change.ts"
import { SETTINGS, settingsQuery } from "./queries.ts"

interface SectionChange {
  readonly section: SettingSection
  /** As they are when the form opens. */
  readonly data: SettingsData
  readonly onNewer: (before: ShopSettings, newer: ShopSettings) => void
  readonly onClose: () => void
}

/** Saves a section for a dialog, which closes once the server agrees. */
export const useSectionChange = ({ section, data, onNewer, onClose }: SectionChange) => {
  const queryClient = useQueryClient()
  const { run, problem } = useChange([settingsQuery.queryKey])
  const versionOf = ({ lastChanges }: SettingsData) => lastChanges[section]?.version ?? 0
  const { current, before, isPending, save } = useNewestVersion({
    opened: data,
    load: () => queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 }),
    versionOf,
  })
  return {
    /** What the form changes. */
    settings: current.settings,
    /** Answers what is wrong, by the server's names of the values. */
    save: async (
      value: ShopSettings[SettingSection],
    ): Promise<Readonly<Record<string, string>> | undefined> => {
      const answer = await save((known) =>
        run({
          request: {
            method: "PUT",
            path: `${SETTINGS}/${section}`,
            body: { version: versionOf(known), value },
          },
          done: "Settings saved.",
          missing: "These settings could not be found.",
        }),
      )
      if (answer._tag === "refused") return firstConstraints(answer.fieldErrors)
      if (answer._tag === "outdated") onNewer(answer.before.settings, answer.newer.settings)
      else onClose()
      return undefined
    },
    isPending,
    problem: isPending || before !== undefined ? undefined : problem,
    /** What somebody else has saved since the form was opened. */
    newer: before && {
      by: current.lastChanges[section]?.by,
      what: "these settings",
      differences: settingsDifferences(section, before.settings, current.settings),
    },
  }
}
