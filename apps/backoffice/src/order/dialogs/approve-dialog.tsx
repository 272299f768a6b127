import type { OrderDetailFragment } from "../../generated/order.ts"
import { ApproveOrderDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { ReasonField } from "../../page/reason-field.tsx"
import { useRequiredText } from "../../page/use-required-text.ts"
import { approveWords } from "../model/money-words.ts"
import { DisputeWarning } from "./dispute-warning.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

interface ApproveDialogProps {
  readonly order: Pick<
    OrderDetailFragment,
    "id" | "uniqueId" | "revision" | "review" | "balance" | "total" | "paymentDetails"
  >
  readonly onClose: () => void
}

/** Ends a review. The reason is filled in, so that one key is enough. */
export default function ApproveDialog({ order, onClose }: ApproveDialogProps) {
  const reason = useRequiredText("Please enter a reason", { initial: "Reviewed: all in order" })
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const approve = () => {
    const given = reason.read()
    if (given === undefined) return
    void submit({
      operation: ApproveOrderDocument,
      content: { reason: given, revision: order.revision },
      done: `Order ${order.uniqueId} approved.`,
    })
  }
  return (
    <CommandDialog
      title={`Approve order ${order.uniqueId}`}
      confirm="Approve"
      isConfirmFirst
      onSubmit={approve}
      onClose={onClose}
      {...state}
    >
      <DisputeWarning order={order} />
      <p>{approveWords(order)}</p>
      <ReasonField reason={reason} />
    </CommandDialog>
  )
}
