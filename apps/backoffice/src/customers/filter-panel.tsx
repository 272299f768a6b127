import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import DaysFields from "../page/days-fields.tsx"
import { type CustomersView, customersView, PAGE_SIZES } from "./model/view.ts"

const sizes = PAGE_SIZES.map((size) => ({ id: size, label: size }))

interface FilterPanelProps {
  readonly view: CustomersView
  readonly onChange: (view: CustomersView) => void
}

/** Days of registration or of a first order, and how many rows are loaded at once; a change takes effect at once. */
export default function FilterPanel({ view, onChange }: FilterPanelProps) {
  const change = (changed: Readonly<Record<string, string>>) =>
    onChange(customersView({ ...view, ...changed }))
  return (
    <fieldset className="grid gap-4 rounded-md border border-line bg-surface p-4 sm:grid-cols-3">
      <legend className="sr-only">Filters</legend>
      <DaysFields
        fromLabel="Customer since, from"
        toLabel="Customer since, to"
        from={view.from ?? ""}
        to={view.to ?? ""}
        isOpen
        onChange={change}
      />
      <NativeSelect
        label="Rows per page"
        options={sizes}
        value={view.size ?? PAGE_SIZES[0]}
        onChange={(size) => change({ size })}
      />
    </fieldset>
  )
}
