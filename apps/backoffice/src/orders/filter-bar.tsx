import { Link } from "@tanstack/react-router"
import { Button } from "@voltread/ui/components/button.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { SearchBox } from "../page/search-box.tsx"
import { chipStyle } from "../page/tab-style.ts"
import { appliedFilters } from "./filter-labels.ts"
import { savedViewOf } from "./saved-views.ts"
import type { SavedViews } from "./use-saved-views.ts"
import { filtersOf, hasFilters, type OrdersView } from "./view.ts"

const FilterPanel = lazy(() => part(() => import("./filter-panel.tsx")))
const SaveViewDialog = lazy(() => part(() => import("./save-view-dialog.tsx")))

interface FilterBarProps {
  readonly view: OrdersView
  readonly saved: SavedViews
  readonly onChange: (view: OrdersView, how: "push" | "replace") => void
}

/** Search, filters, and a chip for each applied filter. */
export function FilterBar({ view, saved, onChange }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const applied = appliedFilters(view)
  // Not the search or the sorting: what is half entered in the panel stays while they change.
  const { q: _q, ...filters } = filtersOf(view)
  const isWorthSaving =
    (hasFilters(view) || (view.status?.length ?? 0) > 1) && savedViewOf(saved.views, view) === undefined

  const search = (q: string) => {
    const { q: _q, ...rest } = view
    onChange(q === "" ? rest : { ...rest, q }, "replace")
  }
  const save = (name: string) => {
    saved.save({ name, view })
    setSaving(false)
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <SearchBox
          label="Search orders"
          placeholder="Order number, name, email, phone, address, amount, card, lease, SKU, transaction, tracking"
          value={view.q ?? ""}
          onChange={search}
        />
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
          className="h-12 max-sm:px-3.5"
        >
          <Icon name="filter" />
          <span className="sr-only sm:not-sr-only">Filters</span>
          {applied.length > 0 && <span className="numeric">{applied.length}</span>}
        </Button>
        {isWorthSaving && (
          <Button variant="secondary" onPress={() => setSaving(true)} className="h-12 max-sm:px-3.5">
            <Icon name="bookmark" />
            <span className="sr-only sm:not-sr-only">Save view</span>
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<div className="h-28" />}>
          <FilterPanel
            key={JSON.stringify(filters)}
            view={view}
            onApply={(changed) => {
              onChange(changed, "push")
              setOpen(false)
            }}
          />
        </Suspense>
      )}
      {applied.length > 0 && (
        <ul aria-label="Applied filters" className="flex flex-wrap gap-2">
          {applied.map(({ label, without }) => (
            <li key={label}>
              <Link
                to="/orders"
                search={without}
                aria-label={`Remove filter: ${label}`}
                className={chipStyle}
              >
                {label}
                <Icon name="close" className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isSaving && (
        <Suspense fallback={null}>
          <SaveViewDialog views={saved.views} onSave={save} onOpenChange={setSaving} />
        </Suspense>
      )}
    </div>
  )
}
