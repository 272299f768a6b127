import { formatMoney } from "@voltread/ui/components/money.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { ConfirmOrderPayoutDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useRequiredText } from "../../page/use-required-text.ts"
import type { Payment } from "../model/money.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

/** A refund that its gateway could not make has been paid out by hand. */
export default function PayoutDialog({
  order,
  refund,
  onClose,
}: OrderDialogProps & { readonly refund: Payment }) {
  const reference = useRequiredText("Please enter a reference that identifies the payment")
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const confirm = () => {
    const given = reference.read()
    if (given === undefined) return
    void submit({
      operation: ConfirmOrderPayoutDocument,
      content: { paymentId: refund.paymentId, reference: given },
      done: `Payout of ${formatMoney(refund.amount)} recorded.`,
    })
  }
  return (
    <CommandDialog
      title={`Confirm payout of ${formatMoney(refund.amount)}`}
      isIrreversible
      onSubmit={confirm}
      onClose={onClose}
      {...state}
    >
      <TextField
        label="Reference"
        maxLength={300}
        value={reference.value}
        onChange={reference.setValue}
        errorMessage={reference.errorMessage}
        description="The transaction's id on its network, or the number of the bank transfer."
      />
    </CommandDialog>
  )
}
