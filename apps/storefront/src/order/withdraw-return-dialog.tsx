import { ConfirmDialog } from "@voltread/ui/components/confirm-dialog.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { useState } from "react"
import { flushSync } from "react-dom"
import { WithdrawReturnDocument } from "../generated/order.ts"
import { toast } from "../shop/toasts.ts"
import { type Item, isInTime } from "./order-returns.ts"
import { useOwnOrderCommand } from "./use-own-order-command.ts"

interface WithdrawReturnDialogProps {
  readonly orderId: string
  readonly token: string | null
  readonly item: Item
  readonly onClose: () => void
  /** After the dialog has closed. */
  readonly onDone: () => void
}

/** Says what the shopper keeps, and until when they can ask again. */
export default function WithdrawReturnDialog({
  orderId,
  token,
  item: now,
  onClose,
  onDone,
}: WithdrawReturnDialogProps) {
  const { send, isPending, problem } = useOwnOrderCommand({ id: orderId, token })
  // As the shopper read it, whatever becomes of the return meanwhile: the shop says if that was another.
  const [item] = useState(now)
  const { id: itemId, name, returnableUntil, returnRequest } = item
  if (returnRequest === null) return null
  const { returnId, quantity, status } = returnRequest

  const withdraw = async () => {
    const done = await send(WithdrawReturnDocument, { itemId, returnId })
    if (done === null) return
    toast({ severity: "success", message: done })
    flushSync(onClose)
    // The dialog has given the focus back by then.
    requestAnimationFrame(onDone)
  }

  return (
    <ConfirmDialog
      title="Cancel this return?"
      confirmLabel="Cancel the return"
      cancelLabel="Keep the return"
      isOpen
      isDestructive
      isPending={isPending}
      problem={problem}
      onConfirm={() => void withdraw()}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <p>
        You keep {quantity} × {name}, and nothing is refunded for it.{" "}
        {returnableUntil !== null && isInTime(item, new Date()) ? (
          <>
            You can request a return again until <DateTime at={returnableUntil} dateOnly />.
          </>
        ) : (
          "It is too late to request a return again."
        )}
      </p>
      {status === "ACCEPTED" && <p>If it is already on its way to us, keep the return to get your refund.</p>}
    </ConfirmDialog>
  )
}
