import { CancelOrderDocument, type OrderDetailFragment } from "../../generated/order.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { ReasonField, useReason } from "./reason-field.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

export interface OrderDialogProps {
  readonly order: OrderDetailFragment
  readonly onClose: () => void
}

export default function CancelDialog({ order, onClose }: OrderDialogProps) {
  const reason = useReason()
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const cancel = () => {
    const given = reason.read()
    if (given === undefined) return
    void submit({ operation: CancelOrderDocument, content: { reason: given }, done: "Order cancelled." })
  }
  return (
    <CommandDialog
      title={`Cancel order ${order.uniqueId}`}
      confirm="irreversible"
      onSubmit={cancel}
      onClose={onClose}
      {...state}
    >
      <ReasonField reason={reason} />
    </CommandDialog>
  )
}
