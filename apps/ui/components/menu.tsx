import type { ReactElement } from "react"
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu"
import { Popover } from "react-aria-components/Popover"
import { Icon, type IconName } from "./icon.tsx"

export interface MenuAction {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  readonly isDisabled?: boolean
  readonly isDestructive?: boolean
  readonly onAction: () => void
}

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly label: string
  readonly actions: ReadonlyArray<MenuAction>
}

/** Actions behind one button. */
export function Menu({ trigger, label, actions }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="min-w-48 animate-rise rounded-md border border-line bg-raised text-ink shadow-overlay">
        <AriaMenu aria-label={label} className="p-1">
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              textValue={action.label}
              isDisabled={action.isDisabled === true}
              onAction={action.onAction}
              className={`flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2.5 text-sm focus:bg-sunken disabled:opacity-50 ${action.isDestructive === true ? "text-danger" : ""}`}
            >
              {action.icon !== undefined && <Icon name={action.icon} className="size-4" />}
              {action.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
