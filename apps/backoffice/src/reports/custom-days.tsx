import { TextField } from "@voltread/ui/components/text-field.tsx"
import type { Days } from "./range.ts"

interface CustomDaysProps {
  readonly days: Days
  readonly onChange: (days: Days) => void
}

/** The first and the last day of a custom range. */
export default function CustomDays({ days: { from, to }, onChange }: CustomDaysProps) {
  return (
    <>
      <TextField
        label="From"
        type="date"
        value={from}
        onChange={(changed) => onChange({ from: changed, to })}
      />
      <TextField label="To" type="date" value={to} onChange={(changed) => onChange({ from, to: changed })} />
    </>
  )
}
