import { Icon } from "@voltread/ui/components/icon.tsx"
import { type RefObject, useEffect, useRef, useState } from "react"
import { Menu, MenuItem } from "react-aria-components/Menu"
import { Popover } from "react-aria-components/Popover"
import { breakpointsReached } from "./breakpoints.ts"
import { canHide } from "./column.ts"
import type { TableLayout } from "./use-table-layout.ts"

interface ColumnMenuProps {
  readonly layout: TableLayout<never>
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Shows and hides the columns of a table. */
export default function ColumnMenu({ layout, triggerRef, onOpenChange }: ColumnMenuProps) {
  const [reached] = useState(breakpointsReached)
  const menu = useRef<HTMLDivElement>(null)
  // The trigger is a plain button. Pressed by a key it would leave the focus on the popover, where arrows do nothing.
  useEffect(() => {
    const frame = requestAnimationFrame(() =>
      menu.current?.querySelector<HTMLElement>("[role='menuitemcheckbox']")?.focus(),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  const columns = layout.columns.filter(canHide)
  const shown = columns
    .filter(({ id, from }) => layout.choices[id] ?? (from === undefined || reached[from]))
    .map(({ id }) => id)
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={onOpenChange}
      aria-label="Columns"
      placement="bottom end"
      className="min-w-48 animate-rise overflow-y-auto rounded-md border border-line bg-raised text-ink shadow-overlay"
    >
      <Menu
        ref={menu}
        aria-label="Columns"
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) => {
          const isShown = (id: string) => keys === "all" || keys.has(id)
          const changed = columns.filter(({ id }) => isShown(id) !== shown.includes(id))
          layout.chooseColumns(Object.fromEntries(changed.map(({ id }) => [id, isShown(id)])))
        }}
        className="p-1"
      >
        {columns.map(({ id, header }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={header}
            className="group flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2.5 text-sm focus:bg-sunken"
          >
            <Icon name="check" className="invisible size-4 group-selected:visible" />
            {header}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  )
}
