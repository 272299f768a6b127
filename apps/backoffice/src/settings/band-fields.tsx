import { Button } from "@voltread/ui/components/button.tsx"
import { IconButton } from "@voltread/ui/components/icon-button.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useId, useState } from "react"
import { focusById } from "../page/focus-by-id.ts"
import { type BandGroup, type BandRow, groupPath, MAX_ROWS, withRow } from "./band-values.ts"

interface BandFieldsProps {
  readonly name: string
  readonly group: BandGroup
  /** By the server's names of the values. */
  readonly errors: Readonly<Record<string, string>>
  /** Its first field takes the focus. */
  readonly isNew: boolean
  readonly onChange: (group: BandGroup) => void
  /** Absent: it stays. */
  readonly onRemove?: () => void
}

/** The bands of a state, or of everywhere, from the lightest to the one without a limit. */
export function BandFields({ name, group, errors, isNew, onChange, onRemove }: BandFieldsProps) {
  const { state, rows, over } = group
  const [added, setAdded] = useState<number>()
  const addId = useId()
  const path = groupPath(state)
  const errorOf = (place: number, field: keyof BandRow) => {
    const errorMessage = errors[`${path}.${place}.${field}`]
    return errorMessage === undefined ? {} : { errorMessage }
  }
  const put = (id: number, field: "upTo" | "cost") => (text: string) =>
    onChange({ ...group, rows: rows.map((row) => (row.id === id ? { ...row, [field]: text } : row)) })
  const add = () => {
    const next = withRow(group)
    setAdded(next.rows.at(-1)?.id)
    onChange(next)
  }
  const remove = (id: number) => {
    onChange({ ...group, rows: rows.filter((row) => row.id !== id) })
    // The button with the focus goes with its band.
    focusById(addId)
  }
  return (
    <fieldset className="flex flex-col gap-3 rounded-md border border-line p-4">
      <legend className="px-1 font-semibold">{name}</legend>
      {rows.map(({ id, upTo, cost }, place) => (
        // biome-ignore lint/a11y/useSemanticElements: A field set of its own would be read out with each field.
        <div key={id} role="group" aria-label={`Band ${place + 1}`} className="flex items-start gap-3">
          <TextField
            label="Up to, lb"
            inputMode="decimal"
            autoComplete="off"
            autoFocus={id === added}
            value={upTo}
            onChange={put(id, "upTo")}
            className="grow basis-0"
            {...errorOf(place, "upTo")}
          />
          <TextField
            label="Extra per unit, $"
            inputMode="decimal"
            autoComplete="off"
            value={cost}
            onChange={put(id, "cost")}
            className="grow basis-0"
            {...errorOf(place, "cost")}
          />
          <IconButton
            icon="trash"
            label={`Remove band ${place + 1}, ${name}`}
            onPress={() => remove(id)}
            className="mt-6.5 shrink-0"
          />
        </div>
      ))}
      <TextField
        label={rows.length === 0 ? "Any weight: extra per unit, $" : "Anything heavier: extra per unit, $"}
        inputMode="decimal"
        autoComplete="off"
        autoFocus={isNew}
        value={over}
        onChange={(text) => onChange({ ...group, over: text })}
        {...(state === null && rows.length === 0
          ? { description: "Leave empty if weight does not change the cost." }
          : {})}
        {...errorOf(rows.length, "cost")}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          id={addId}
          variant="secondary"
          size="sm"
          aria-label={`Add a band, ${name}`}
          isDisabled={rows.length >= MAX_ROWS}
          onPress={add}
        >
          Add a band
        </Button>
        {onRemove !== undefined && (
          <Button variant="secondary" size="sm" aria-label={`Remove state ${name}`} onPress={onRemove}>
            Remove state
          </Button>
        )}
      </div>
    </fieldset>
  )
}
