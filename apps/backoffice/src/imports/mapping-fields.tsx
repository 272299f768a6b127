import type { FileColumns, ImportMapping, ProfileColumns } from "@voltread/domain/contract/import-mapping.ts"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { assigned, matchColumnsByName } from "./mapping-draft.ts"

interface MappingFieldsProps {
  readonly file: FileColumns
  readonly profiles: ReadonlyArray<ProfileColumns>
  readonly draft: ImportMapping
  /** There is another mapping of this name. */
  readonly isReplacing: boolean
  readonly problem: string | undefined
  readonly onChange: (draft: ImportMapping) => void
}

const PROFILE_LABELS: Readonly<Record<string, string>> = {
  voltread: "The shop’s own columns (see its template)",
  "bestbuy-phones": "Best Buy phones",
  "walmart-amazon": "Shop, title, brand and model number",
  "abt-buy": "Shop and name that ends in the model number",
}

/** What each column of a file stands for. */
export default function MappingFields(props: MappingFieldsProps) {
  const { file, profiles, draft, isReplacing, problem, onChange } = props
  const profile = profiles.find((each) => each.profile === draft.profile)
  const meanings = [
    { id: "", label: "Something else" },
    ...(profile?.columns ?? []).map(({ name, isRequired }) => ({
      id: name,
      label: isRequired ? `${name} (required)` : name,
    })),
  ]
  const readAs = (id: string) => {
    const chosen = profiles.find((each) => each.profile === id)
    if (chosen !== undefined) onChange({ ...draft, profile: id, columns: matchColumnsByName(file, chosen) })
  }
  return (
    <fieldset className="flex w-full flex-col gap-4">
      <legend className="mb-3 font-semibold">What the columns mean</legend>
      <NativeSelect
        label="Read each line as"
        options={profiles.map(({ profile: id }) => ({ id, label: PROFILE_LABELS[id] ?? id }))}
        value={draft.profile}
        onChange={readAs}
        className="w-full max-w-xl"
      />
      <ul className="grid gap-4 sm:grid-cols-2">
        {file.columns.map(({ name, values }) => (
          <li key={name} className="min-w-0">
            <NativeSelect
              label={name}
              options={meanings}
              value={draft.columns[name] ?? ""}
              onChange={(meaning) => onChange(assigned(draft, name, meaning))}
            />
            <p className="mt-1 truncate text-sm text-muted">
              {values.length === 0 ? "Empty in the first lines" : values.join(" · ")}
            </p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        Columns set to “Something else” are saved as product details, unless their names match one of the
        choices.
      </p>
      <TextField
        label="Save the mapping as"
        description={
          isReplacing
            ? "Replaces the saved mapping of this name."
            : "You can choose it for this supplier's next file."
        }
        value={draft.name}
        onChange={(name) => onChange({ ...draft, name })}
        className="w-full max-w-xl"
      />
      <div role="status">{problem !== undefined && <Notice severity="warning">{problem}</Notice>}</div>
    </fieldset>
  )
}
