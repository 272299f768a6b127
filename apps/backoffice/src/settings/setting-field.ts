import type { SettingSection, ShopSettings } from "@voltread/domain/shared/shop-settings.ts"

/** A field of a section's form, named as the server names its value, and the mark beside it. */
export interface SettingField {
  readonly name: string
  readonly label: string
  readonly description?: string
  /** What is chosen from, where it is no text. */
  readonly options?: ReadonlyArray<{ readonly id: string; readonly label: string }>
  readonly mark?: { readonly name: string; readonly label: string; readonly accessibleLabel: string }
}

/** What stands in the fields; a mark that is set is `yes`. */
export type FieldValues = Readonly<Record<string, string>>

/** What was typed in as the server takes it, or what is wrong with it by field. */
type ReadSection =
  | { readonly value: ShopSettings[SettingSection] }
  | { readonly errors: Readonly<Record<string, string>> }

export interface SectionForm {
  readonly fields: ReadonlyArray<SettingField>
  readonly values: (settings: ShopSettings) => FieldValues
  /** `before`: for what of the section stands in no field. */
  readonly read: (values: FieldValues, before: ShopSettings) => ReadSection
}

/** Each text by its name, read; what cannot be read is an error in the words of `wrong`. */
export const readAll = <A>(
  names: ReadonlyArray<string>,
  values: FieldValues,
  readOne: (text: string) => A | undefined,
  wrong: string,
) => {
  const found: Record<string, A> = {}
  const errors: Record<string, string> = {}
  for (const name of names) {
    const value = readOne((values[name] ?? "").trim())
    if (value === undefined) errors[name] = wrong
    else found[name] = value
  }
  return { found, errors }
}

export const isWrong = (errors: Readonly<Record<string, string>>): boolean => Object.keys(errors).length > 0
