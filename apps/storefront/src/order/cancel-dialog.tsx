import { moneyBack } from "@voltread/domain/ordering/refund-words.ts"
import { ConfirmDialog } from "@voltread/ui/components/confirm-dialog.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { CancelOwnOrderDocument } from "../generated/order.ts"
import { toast } from "../shop/toasts.ts"
import type { OrderDialogProps } from "./order-action-props.ts"
import { useOwnOrderCommand } from "./use-own-order-command.ts"

/** Says which amounts are refunded to what before the order is canceled. */
export default function CancelDialog({ order, token, onClose }: OrderDialogProps) {
  const { send, isPending, problem } = useOwnOrderCommand({ id: order.id, token })

  const cancel = async () => {
    const done = await send(CancelOwnOrderDocument, {})
    if (done === null) return
    toast({ severity: "success", message: done })
    onClose()
  }

  return (
    <ConfirmDialog
      title="Cancel this order?"
      confirmLabel="Cancel the order"
      cancelLabel="Keep the order"
      isOpen
      isDestructive
      isPending={isPending}
      problem={problem}
      onConfirm={() => void cancel()}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <p>
        All items are canceled.{" "}
        {moneyBack(
          order.refundable === 0 ? null : formatMoney(order.refundable),
          order.paymentDetails,
          order.fromLender,
        )}
      </p>
    </ConfirmDialog>
  )
}
