import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { actorLabel } from "../../page/role-label.ts"
import { valueInWords } from "../../page/value-in-words.ts"
import type { Entry } from "./timeline-rows.ts"
import type { TreeRow } from "./tree-keys.ts"

interface TreeItemProps {
  readonly row: TreeRow
  /** Whether Tab stops here. */
  readonly isCurrent: boolean
  /** The page shows the order as it was after this event. */
  readonly isChosen: boolean
  readonly onFocus: () => void
  readonly onToggle: () => void
  readonly onShow: () => void
}

/** The indentation of a level: on a phone, even the deepest levels must have room for text. */
const INDENT_REM = 1.125

/**
 * The entry's title, with the new status, or the new value if only one field changed. A payment's title already contains
 * its result.
 */
export const titleOf = ({ title, category, differences }: Entry): string => {
  const change = differences.length === 1 ? differences[0] : differences.find(isStatus)
  return change?.after == null || category === "payments"
    ? title
    : `${title}: ${valueInWords(change.field, change.after)}`
}

const isStatus = ({ field }: Entry["differences"][number]): boolean =>
  field === "status" || field === "statusName"

/** One row of the tree. Its keys are handled by the tree, for all of them. */
export function TreeItem({ row, isCurrent, isChosen, onFocus, onToggle, onShow }: TreeItemProps) {
  const { id, node, level, place, siblings, hasChildren, isOpen } = row
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter does it, for the whole tree.
    <div
      role="treeitem"
      data-node={id}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onClick={onShow}
      style={{ paddingInlineStart: `${(level - 1) * INDENT_REM}rem` }}
      className={`flex items-start gap-1 rounded-md py-1 pr-3 -outline-offset-2 ${node._tag === "entry" ? "cursor-pointer hover:bg-sunken" : ""} ${isChosen ? "bg-accent-soft" : ""}`}
    >
      {hasChildren ? (
        // The keys do the same; a second stop of Tab in every row would be in the way.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation()
            onToggle()
          }}
          className="grid size-7 shrink-0 cursor-pointer place-items-center rounded-sm text-muted hover:text-ink"
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} className="size-4" />
        </button>
      ) : (
        <span className="size-7 shrink-0" />
      )}
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 py-1">
        <span className="font-semibold">
          {node._tag === "visit" ? `Visit: ${node.visit.title}` : titleOf(node.entry)}
        </span>
        <span className="text-muted">
          {node._tag === "entry" && `${actorLabel(node.entry)} · `}
          <DateTime
            at={node._tag === "visit" ? node.visit.at : node.entry.at}
            className="whitespace-nowrap"
          />
        </span>
      </span>
    </div>
  )
}
