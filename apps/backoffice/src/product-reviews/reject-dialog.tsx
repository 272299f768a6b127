import type { ModeratedReview } from "@voltread/domain/contract/product-review.ts"
import { REJECTION_REASONS, REJECTION_WORDS } from "@voltread/domain/shared/review-words.ts"
import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { useChangeDialog } from "../page/use-change-dialog.ts"
import { PRODUCT_REVIEWS, productReviewsKey } from "./queries.ts"

interface RejectDialogProps {
  readonly review: ModeratedReview
  readonly onClose: () => void
  readonly onDone: () => void
}

const reasons = REJECTION_REASONS.map((id) => ({ id, label: REJECTION_WORDS[id].label }))

/** Why a review is not shown; its author reads it in other words. */
export default function RejectDialog({ review, onClose, onDone }: RejectDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [productReviewsKey], onClose, onDone })
  const [reason, setReason] = useState("")
  const [isChecked, setChecked] = useState(false)
  const reject = () => {
    setChecked(true)
    if (reason === "") return
    void submit({
      request: {
        method: "PUT",
        path: `${PRODUCT_REVIEWS}/${review.id}/rejection`,
        body: { revision: review.revision, reason },
      },
      done: "Review rejected.",
      missing: "This review could not be found.",
    })
  }
  return (
    <CommandDialog title={`Reject “${review.title}”`} confirm="Reject review" onSubmit={reject} {...dialog}>
      <NativeSelect
        label="Why is it not shown?"
        placeholder="Choose a reason"
        options={reasons}
        value={reason}
        onChange={setReason}
        errorMessage={isChecked && reason === "" ? "Please choose a reason" : undefined}
      />
      <p className="text-sm text-muted">
        The customer gets an email that says so, and can change the review.
      </p>
    </CommandDialog>
  )
}
