import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useRef, useState } from "react"
import { StaffIcon } from "../page/staff-icon.tsx"
import type { TableLayout } from "./use-table-layout.ts"

const ColumnMenu = lazy(() => part(() => import("./column-menu.tsx")))

const toolStyle =
  "grid size-11 cursor-pointer place-items-center rounded-md border border-line-strong bg-surface hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"

/** Height of the rows, and which columns there are; nothing where there are no rows. */
export function TableTools({ layout }: { readonly layout: TableLayout<never> }) {
  const { density, setDensity } = layout
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isCompact = density === "compact"
  return (
    <span className="flex gap-2 group-has-data-no-rows/page:hidden">
      <button
        type="button"
        aria-pressed={isCompact}
        aria-label="Compact rows"
        title="Compact rows"
        onClick={() => setDensity(isCompact ? "comfortable" : "compact")}
        className={toolStyle}
      >
        <Icon name="rows" />
      </button>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label="Columns"
        title="Columns"
        onClick={() => setOpen(!isOpen)}
        className={toolStyle}
      >
        <StaffIcon name="columns" />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnMenu layout={layout} triggerRef={trigger} onOpenChange={setOpen} />
        </Suspense>
      )}
    </span>
  )
}
