import { useQueryClient } from "@tanstack/react-query"
import { ConfirmDialog } from "@voltread/ui/components/confirm-dialog.tsx"
import { toast } from "../shop/toasts.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { reviewsKey } from "./queries.ts"

interface DeleteReviewDialogProps {
  readonly productId: string
  readonly path: string
  readonly onClose: () => void
}

const FAILED = "The review could not be deleted."

export default function DeleteReviewDialog({ productId, path, onClose }: DeleteReviewDialogProps) {
  const queries = useQueryClient()
  const { problem, isPending, send } = useRestCall()

  const remove = async () => {
    const answer = await send({ method: "DELETE", path }, FAILED)
    if (answer === null) return
    void queries.invalidateQueries({ queryKey: ["own-review"] })
    void queries.invalidateQueries({ queryKey: reviewsKey(productId) })
    toast({ severity: "success", message: answer.successMessage })
    onClose()
  }

  return (
    <ConfirmDialog
      title="Delete your review?"
      confirmLabel="Delete"
      isOpen
      isDestructive
      isPending={isPending}
      problem={problem}
      onConfirm={() => void remove()}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <p>It is removed for good. You can write a new one at any time.</p>
    </ConfirmDialog>
  )
}
