import type { SettingsData } from "@voltread/domain/contract/shop-settings.ts"
import { SECTION_LABELS } from "@voltread/domain/shared/settings-labels.ts"
import type { SettingSection } from "@voltread/domain/shared/shop-settings.ts"
import { Checkbox } from "@voltread/ui/components/checkbox.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { focusInvalid } from "../page/focus-invalid.ts"
import { NewerVersion } from "../page/newer-version.tsx"
import { onTopOf } from "../page/newest-version.ts"
import { fieldOf, SECTION_FORMS, YES } from "./section-form.ts"
import type { FieldValues } from "./setting-field.ts"
import { useSectionChange } from "./use-section-change.ts"

interface SettingsDialogProps {
  readonly section: SettingSection
  readonly data: SettingsData
  readonly onClose: () => void
}

/** One section of the settings, as a form. */
export default function SettingsDialog({ section, data, onClose }: SettingsDialogProps) {
  const { fields, values: valuesOf, read } = SECTION_FORMS[section]
  const [values, setValues] = useState<FieldValues>(() => valuesOf(data.settings))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { settings, save, isPending, problem, newer } = useSectionChange({
    section,
    data,
    onNewer: (before, after) =>
      setValues((typed) => onTopOf(valuesOf(after), { opened: valuesOf(before), typed })),
    onClose,
  })
  const set = (name: string) => (value: string) => setValues((before) => ({ ...before, [name]: value }))
  const complain = (found: Readonly<Record<string, string>>) => {
    setErrors(found)
    focusInvalid()
  }
  const submit = async () => {
    const result = read(values, settings)
    if ("errors" in result) return complain(result.errors)
    setErrors({})
    const wrong = await save(result.value)
    if (wrong === undefined) return
    const messages = Object.entries(wrong)
    complain(
      Object.fromEntries(messages.map(([property, text]) => [fieldOf(property, fields) ?? property, text])),
    )
  }
  return (
    <CommandDialog
      title={SECTION_LABELS[section]}
      confirm="Save"
      size={fields.length > 1 ? "md" : "sm"}
      isPending={isPending}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className={`grid items-start gap-4 ${fields.length > 1 ? "sm:grid-cols-2" : ""}`}>
        {fields.map(({ name, label, description, mark, options }) => (
          <div key={name} className="flex flex-col gap-2">
            {options === undefined ? (
              <TextField
                label={label}
                {...(description === undefined ? {} : { description })}
                value={values[name] ?? ""}
                onChange={set(name)}
                autoComplete="off"
                {...(errors[name] === undefined ? {} : { errorMessage: errors[name] })}
              />
            ) : (
              <Select
                label={label}
                options={options}
                value={values[name] ?? null}
                onChange={set(name)}
                {...(errors[name] === undefined ? {} : { errorMessage: errors[name] })}
              />
            )}
            {mark !== undefined && (
              <Checkbox
                aria-label={mark.accessibleLabel}
                isSelected={values[mark.name] === YES}
                onChange={(isSet) => set(mark.name)(isSet ? YES : "")}
              >
                {mark.label}
              </Checkbox>
            )}
          </div>
        ))}
      </div>
      {newer !== undefined && <NewerVersion {...newer} />}
    </CommandDialog>
  )
}
