import { NumberField } from "@voltread/ui/components/number-field.tsx"
import { useState } from "react"
import { ReturnOrderItemDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { ReasonField, useReason } from "../../page/reason-field.tsx"
import { useMay } from "../../session/use-session.ts"
import { returnWords } from "../model/money-words.ts"
import { returnableUnits } from "../model/returnable-units.ts"
import type { Item } from "../model/section-props.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

export default function ReturnDialog({ order, item, onClose }: OrderDialogProps & { readonly item: Item }) {
  const most = returnableUnits(item)
  const [quantity, setQuantity] = useState(most)
  const reason = useReason()
  const mayRefund = useMay("refund")
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= most
  const giveBack = () => {
    const given = reason.read()
    if (given === undefined || !isWhole) return
    void submit({
      operation: ReturnOrderItemDocument,
      content: { itemId: item.id, quantity, reason: given },
      done: `${quantity} of ${item.quantity} units returned.`,
    })
  }
  return (
    <CommandDialog title="Return units" isIrreversible onSubmit={giveBack} onClose={onClose} {...state}>
      <p className="text-sm text-muted">{item.name}</p>
      <NumberField
        label="Units"
        value={quantity}
        onChange={setQuantity}
        minValue={1}
        maxValue={most}
        errorMessage={isWhole ? undefined : `Please enter 1 to ${most}`}
      />
      {isWhole && <p className="font-semibold">{returnWords(order, item, quantity, mayRefund)}</p>}
      <ReasonField reason={reason} />
    </CommandDialog>
  )
}
