import type { OrderDetailFragment } from "../../generated/order.ts"
import { CancelOrderDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { ReasonField } from "../../page/reason-field.tsx"
import { useRequiredText } from "../../page/use-required-text.ts"
import { cancelWords } from "../model/money-words.ts"
import { useDialogCommand } from "./use-dialog-command.ts"

export interface OrderDialogProps {
  readonly order: OrderDetailFragment
  readonly onClose: () => void
}

interface CancelDialogProps {
  readonly order: Pick<
    OrderDetailFragment,
    "id" | "uniqueId" | "revision" | "review" | "balance" | "paymentDetails"
  >
  readonly onClose: () => void
}

/** An order under review is canceled only as it was seen: another decision may have come first. */
export default function CancelDialog({ order, onClose }: CancelDialogProps) {
  const isUnderReview = order.review != null
  const reason = useRequiredText("Please enter a reason", {
    initial: isUnderReview ? "Reviewed: declined" : "",
  })
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const cancel = () => {
    const given = reason.read()
    if (given === undefined) return
    void submit({
      operation: CancelOrderDocument,
      content: { reason: given, revision: isUnderReview ? order.revision : null },
      done: `Order ${order.uniqueId} canceled.`,
    })
  }
  return (
    <CommandDialog
      title={`Cancel order ${order.uniqueId}`}
      isIrreversible
      isConfirmFirst={isUnderReview}
      onSubmit={cancel}
      onClose={onClose}
      {...state}
    >
      <p className="font-semibold">{cancelWords(order)}.</p>
      <ReasonField reason={reason} />
    </CommandDialog>
  )
}
