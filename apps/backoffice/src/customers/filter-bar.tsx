import { Link } from "@tanstack/react-router"
import { formatDay } from "@voltread/domain/shared/date-format.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { SearchBox } from "../page/search-box.tsx"
import { chipStyle } from "../page/tab-style.ts"
import { type CustomersView, customersView } from "./model/view.ts"

const FilterPanel = lazy(() => part(() => import("./filter-panel.tsx")))

interface FilterBarProps {
  readonly view: CustomersView
  readonly onChange: (view: CustomersView) => void
}

/** Search, filters, and a chip for the date filter. */
export function FilterBar({ view, onChange }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const { from, to, ...undated } = view
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <SearchBox
          label="Search customers"
          placeholder="Name, email, phone, city, ZIP, order number"
          value={view.q ?? ""}
          onChange={(q) => onChange(customersView({ ...view, q }))}
        />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
          className="h-12 max-sm:px-3.5"
        >
          <Icon name="filter" />
          <span className="sr-only sm:not-sr-only">Filters</span>
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<div className="h-28" />}>
          <FilterPanel view={view} onChange={onChange} />
        </Suspense>
      )}
      {(from !== undefined || to !== undefined) && (
        <Link to="/customers" search={undated} className={chipStyle}>
          <span className="sr-only">Remove filter: </span>
          {`Customer since ${from === undefined ? "any day" : formatDay(from)} – ${to === undefined ? "today" : formatDay(to)}`}
          <Icon name="close" className="size-4" />
        </Link>
      )}
    </div>
  )
}
