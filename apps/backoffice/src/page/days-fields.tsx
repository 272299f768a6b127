import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FocusEvent, type KeyboardEvent, useState } from "react"
import { dayValue } from "../search-params/search-value.ts"

interface DaysFieldsProps {
  readonly fromLabel?: string
  readonly toLabel?: string
  /** Empty: the range is open there. */
  readonly from: string
  readonly to: string
  /** Whether days may be left out. */
  readonly isOpen?: boolean
  readonly onChange: (days: { readonly from: string; readonly to: string }) => void
}

/**
 * The first and the last day of an address. A day that is being typed passes through others, so the address follows when
 * both are left or Enter is pressed; what is no day by then is as if it had not been typed.
 */
export default function DaysFields({
  fromLabel = "From",
  toLabel = "To",
  from,
  to,
  isOpen = false,
  onChange,
}: DaysFieldsProps) {
  const [typed, setTyped] = useState<{ readonly from: string; readonly to: string }>()
  const shown = typed ?? { from, to }
  const isReadable = (day: string) => dayValue(day) !== undefined || (isOpen && day === "")
  const enter = () => {
    setTyped(undefined)
    if (typed === undefined || (typed.from === from && typed.to === to)) return
    if (isReadable(typed.from) && isReadable(typed.to)) onChange(typed)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) enter()
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === "Enter") enter()
  }
  return (
    <fieldset className="contents" onBlur={leave} onKeyDown={press}>
      <TextField
        label={fromLabel}
        type="date"
        value={shown.from}
        onChange={(day) => setTyped({ ...shown, from: day })}
      />
      <TextField
        label={toLabel}
        type="date"
        value={shown.to}
        onChange={(day) => setTyped({ ...shown, to: day })}
      />
    </fieldset>
  )
}
