import { ConfirmDialog } from "@voltread/ui/components/confirm-dialog.tsx"
import { useRestCall } from "../shop/use-rest-call.ts"

const FAILED = "Your request could not be sent. Please try again."

interface ErasureDialogProps {
  readonly onRequested: () => void
  readonly onClose: () => void
}

export default function ErasureDialog({ onRequested, onClose }: ErasureDialogProps) {
  const { problem, isPending, send } = useRestCall()

  const requestErasure = async () => {
    const answer = await send({ method: "POST", path: "/api/account/erasure" }, FAILED)
    if (answer !== null) onRequested()
  }

  return (
    <ConfirmDialog
      title="Delete your personal data?"
      confirmLabel="Yes"
      isOpen
      isDestructive
      isPending={isPending}
      problem={problem}
      onConfirm={() => void requestErasure()}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <p>Your account, your addresses and your name on past orders will be gone for good.</p>
      <p className="font-semibold">This action cannot be reversed. Click YES to Proceed</p>
    </ConfirmDialog>
  )
}
