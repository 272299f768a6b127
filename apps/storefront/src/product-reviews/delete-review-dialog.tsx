import { useQueryClient } from "@tanstack/react-query"
import { ConfirmDialog } from "@voltread/ui/components/confirm-dialog.tsx"
import { toast } from "../shop/toasts.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { ownReviewPath, reviewsKey } from "./queries.ts"

interface DeleteReviewDialogProps {
  readonly productId: string
  readonly onClose: () => void
}

const FAILED = "The review could not be deleted."

export default function DeleteReviewDialog({ productId, onClose }: DeleteReviewDialogProps) {
  const queries = useQueryClient()
  const { problem, isPending, send } = useRestCall()

  const remove = async () => {
    const answer = await send({ method: "DELETE", path: ownReviewPath(productId) }, FAILED)
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
      <p>Nothing of it is kept. You can write a new one.</p>
    </ConfirmDialog>
  )
}
