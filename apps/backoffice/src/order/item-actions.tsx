import { IconButton } from "@voltread/ui/components/icon-button.tsx"
import { Menu, type MenuAction } from "@voltread/ui/components/menu.tsx"
import { hasUnitsToTakeOff } from "./dialogs/fewer-units.ts"
import { nextItemStatuses } from "./model/next-item-statuses.ts"
import { returnableUnits } from "./model/returnable-units.ts"
import type { Item, OrderAction } from "./model/section-props.ts"

const actionsOf = (item: Item, onAction: (action: OrderAction) => void): ReadonlyArray<MenuAction> => [
  ...(returnableUnits(item) > 0
    ? [
        {
          id: "return",
          label: "Return units",
          icon: "undo",
          onAction: () => onAction({ _tag: "return", itemId: item.id }),
        } as const,
      ]
    : []),
  ...(hasUnitsToTakeOff(item)
    ? [
        {
          id: "units",
          label: "Reduce quantity",
          icon: "minus",
          onAction: () => onAction({ _tag: "units", itemId: item.id }),
        } as const,
      ]
    : []),
  ...(item.nextStatuses?.includes("SHIPPED") === true
    ? [
        {
          id: "ship",
          label: "Record shipment",
          icon: "truck",
          onAction: () => onAction({ _tag: "shipment", shipmentId: null }),
        } as const,
      ]
    : []),
  ...(nextItemStatuses(item).length > 0
    ? [
        {
          id: "status",
          label: "Change status",
          icon: "edit",
          onAction: () => onAction({ _tag: "itemStatus", itemId: item.id }),
        } as const,
      ]
    : []),
]

/** The menu of a line's actions; renders nothing if there are none. */
export default function ItemActions({
  item,
  onAction,
}: {
  readonly item: Item
  readonly onAction: (action: OrderAction) => void
}) {
  const actions = actionsOf(item, onAction)
  if (actions.length === 0) return null
  return (
    <Menu
      label={`Actions for ${item.name}`}
      trigger={<IconButton icon="more" label={`Actions for ${item.name}`} className="-my-2.5" />}
      actions={actions}
    />
  )
}
