import { ComboBox } from "@voltread/ui/components/combo-box.tsx"
import { IconButton } from "@voltread/ui/components/icon-button.tsx"

interface Choice {
  readonly id: string
  readonly name: string
}

interface SeveralPickerProps {
  readonly label: string
  readonly placeholder: string
  readonly known: ReadonlyArray<Choice>
  readonly value: ReadonlyArray<Choice>
  readonly onChange: (chosen: ReadonlyArray<Choice>) => void
  readonly isOptional?: boolean
  readonly description?: string
  readonly errorMessage: string | undefined
}

/** Several of what the shop knows, added by typing part of their names. */
export function SeveralPicker({ label, known, value, onChange, ...field }: SeveralPickerProps) {
  const free = known.filter(({ id }) => !value.some((chosen) => chosen.id === id))
  const add = (id: string | null) => {
    const choice = known.find((each) => each.id === id)
    if (choice !== undefined) onChange([...value, choice])
  }
  return (
    <div className="flex flex-col gap-3">
      <ComboBox
        // The combo box keeps its first options, so a changed list needs a new one.
        key={free.length}
        label={label}
        options={free.map(({ id, name }) => ({ id, label: name }))}
        value={null}
        onChange={add}
        {...field}
      />
      {value.length > 0 && (
        <ul aria-label={`Chosen ${label.toLowerCase()}`} className="flex flex-wrap gap-2">
          {value.map((chosen) => (
            <li
              key={chosen.id}
              className="flex items-center gap-1 rounded-md border border-line-strong bg-sunken pl-3 text-sm font-semibold"
            >
              {chosen.name}
              <IconButton
                icon="close"
                label={`Remove ${chosen.name}`}
                onPress={() => onChange(value.filter(({ id }) => id !== chosen.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
