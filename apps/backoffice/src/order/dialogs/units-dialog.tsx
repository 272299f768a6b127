import { NumberField } from "@voltread/ui/components/number-field.tsx"
import { useState } from "react"
import { CancelOrderItemUnitsDocument, DeleteOrderItemDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { ReasonField, useReason } from "../../page/reason-field.tsx"
import type { Item } from "../model/section-props.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { fewerUnits } from "./fewer-units.ts"
import { useDialogCommand } from "./use-dialog-command.ts"

/** Takes units of a line off the order, or the line; what has been shipped stays. */
export default function UnitsDialog({ order, item, onClose }: OrderDialogProps & { readonly item: Item }) {
  const { least, removes, money } = fewerUnits(order, item)
  const most = item.quantity - 1
  const [kept, setKept] = useState(most)
  const reason = useReason()
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const isPossible = Number.isInteger(kept) && kept >= least && kept <= most
  const change = () => {
    const given = reason.read()
    if (given === undefined || !isPossible) return
    const content = { itemId: item.id, reason: given, revision: order.revision }
    if (kept === 0 && removes) {
      void submit({ operation: DeleteOrderItemDocument, content, done: `${item.name} removed.` })
      return
    }
    void submit({
      operation: CancelOrderItemUnitsDocument,
      content: { ...content, quantity: item.quantity - kept },
      done: `${item.name}: ${kept} of ${item.quantity} units remain.`,
    })
  }
  return (
    <CommandDialog title="Reduce quantity" isIrreversible onSubmit={change} onClose={onClose} {...state}>
      <p className="text-sm text-muted">{item.name}</p>
      <NumberField
        label={`Units to keep, of ${item.quantity}`}
        value={kept}
        onChange={setKept}
        minValue={least}
        maxValue={most}
        isDisabled={least > most}
        errorMessage={isPossible ? undefined : problemOf(least, most)}
      />
      <p className="text-sm">{money}</p>
      <ReasonField reason={reason} />
    </CommandDialog>
  )
}

const problemOf = (least: number, most: number): string =>
  least > most
    ? "Nothing else is left of this order. Cancel the order instead."
    : `Please enter ${least === most ? least : `${least} to ${most}`}`
