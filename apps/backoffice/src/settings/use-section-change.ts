import type { SettingsData } from "@voltread/domain/contract/shop-settings.ts"
import type { SettingSection, ShopSettings } from "@voltread/domain/shared/shop-settings.ts"
import { firstConstraints } from "@voltread/ui/form/field-errors.ts"
import { useState } from "react"
import { useChange } from "../session/use-change.ts"
import { SETTINGS, settingsQuery } from "./queries.ts"

/** Saves a section for a dialog, which closes once the server agrees. */
export const useSectionChange = (section: SettingSection, data: SettingsData, onClose: () => void) => {
  // The version that the form was opened with, so that a newer one is not overwritten.
  const [version] = useState(data.lastChanges[section]?.version ?? 0)
  const { run, isPending, problem } = useChange([settingsQuery.queryKey])
  /** Answers what is wrong, by the server's names of the values. */
  const save = async (
    value: ShopSettings[SettingSection],
  ): Promise<Readonly<Record<string, string>> | undefined> => {
    const answer = await run({
      request: { method: "PUT", path: `${SETTINGS}/${section}`, body: { version, value } },
      done: "Settings saved.",
      missing: "These settings could not be found.",
    })
    if (answer._tag === "refused") return firstConstraints(answer.fieldErrors)
    onClose()
    return undefined
  }
  return { save, isPending, problem }
}
