import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { early } from "@voltread/ui/page/early-press.ts"
import { lazy, Suspense, useState } from "react"
import type { FiltersProps } from "./filters.tsx"

const FilterDrawer = lazy(() => part(() => import("./filter-drawer.tsx")))

/** Opens the filters on narrow screens. */
export function FilterButton({
  count,
  found,
  ...filters
}: FiltersProps & { readonly count: number; readonly found: string }) {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <div className="desk:hidden">
      <button
        {...early}
        type="button"
        aria-expanded={open === true}
        className={`${buttonStyle("secondary")} w-full`}
        onClick={() => setOpen(true)}
      >
        <Icon name="filter" />
        Filters{count > 0 && ` (${count})`}
      </button>
      {open !== null && (
        <Suspense fallback={null}>
          <FilterDrawer {...filters} found={found} isOpen={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  )
}
