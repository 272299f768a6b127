import type { MissingMoneyData } from "@voltread/domain/contract/dashboard.ts"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { WriteOffMissingMoneyDocument } from "../generated/dashboard.ts"
import { useDialogCommand } from "../order/dialogs/use-dialog-command.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { ReasonField, useReason } from "../page/reason-field.tsx"

interface WriteOffDialogProps {
  readonly order: MissingMoneyData["orders"][number]
  readonly onClose: () => void
}

/** Nobody expects this money anymore. */
export default function WriteOffDialog({
  order: { missing, orderId, orderNumber },
  onClose,
}: WriteOffDialogProps) {
  const reason = useReason()
  const { submit, ...state } = useDialogCommand(orderId, onClose)
  const writeOff = () => {
    const given = reason.read()
    if (given === undefined) return
    void submit({
      operation: WriteOffMissingMoneyDocument,
      content: { amount: missing, reason: given },
      done: `${formatMoney(missing)} of ${orderNumber} written off.`,
    })
  }
  return (
    <CommandDialog
      title={`Write off ${formatMoney(missing)} of ${orderNumber}`}
      isIrreversible
      onSubmit={writeOff}
      onClose={onClose}
      {...state}
    >
      <p>The order leaves this list. No money moves, and the customer is not told.</p>
      <ReasonField reason={reason} />
    </CommandDialog>
  )
}
