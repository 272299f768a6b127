import { Select } from "@voltread/ui/components/select.tsx"

export type Direction = "inbound" | "outbound"

export interface DirectionFieldProps {
  readonly value: Direction
  readonly onChange: (direction: Direction) => void
  readonly inbound: string
  readonly outbound: string
}

/** Who began it. */
export function DirectionField({ value, onChange, inbound, outbound }: DirectionFieldProps) {
  return (
    <Select
      label="Direction"
      options={[
        { id: "inbound", label: inbound },
        { id: "outbound", label: outbound },
      ]}
      value={value}
      onChange={(id) => onChange(id === "outbound" ? "outbound" : "inbound")}
    />
  )
}
