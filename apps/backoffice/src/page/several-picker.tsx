import { ComboBox } from "@voltread/ui/components/combo-box.tsx"
import { IconButton } from "@voltread/ui/components/icon-button.tsx"
import { useRef, useState } from "react"

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
  const [text, setText] = useState("")
  /** The combo box closes its list when its value changes. */
  const [added, setAdded] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const add = (id: string | null) => {
    setText("")
    const choice = free.find((each) => each.id === id)
    if (choice === undefined) return
    setAdded(id)
    onChange([...value, choice])
  }
  const remove = (index: number) => {
    setAdded(null)
    onChange(value.filter((_, each) => each !== index))
    // The button with the focus goes with its choice.
    requestAnimationFrame(() => {
      const buttons = box.current?.querySelectorAll<HTMLElement>("li button") ?? []
      const next = buttons[Math.min(index, buttons.length - 1)] ?? box.current?.querySelector("input")
      next?.focus()
    })
  }
  return (
    <div ref={box} className="flex flex-col gap-3">
      <ComboBox
        label={label}
        options={free.map(({ id, name }) => ({ id, label: name }))}
        value={added}
        onChange={add}
        inputValue={text}
        onInputChange={setText}
        {...field}
      />
      {value.length > 0 && (
        <ul aria-label={`Chosen ${label.toLowerCase()}`} className="flex flex-wrap gap-2">
          {value.map((chosen, index) => (
            <li
              key={chosen.id}
              className="flex items-center gap-1 rounded-md border border-line-strong bg-sunken pl-3 text-sm font-semibold"
            >
              {chosen.name}
              <IconButton icon="close" label={`Remove ${chosen.name}`} onPress={() => remove(index)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
