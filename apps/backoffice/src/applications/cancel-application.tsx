import { useMutation } from "@tanstack/react-query"
import { changeProblem } from "@voltread/ui/api/change-problem.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { CancelLoanApplicationDocument } from "../generated/applications.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { useRequiredText } from "../page/use-required-text.ts"
import { request } from "../session/request.ts"

/** Withdraws an application, here and at the lender. */
export function CancelApplication({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const reason = useRequiredText("Please enter a reason")
  const cancelling = useMutation({
    mutationFn: async (text: string) =>
      (await request(CancelLoanApplicationDocument, { id, reason: text })).cancelLoanApplication,
    onSuccess: ({ success }) => {
      if (success) onClose()
    },
  })
  const refusal = cancelling.data?.success === false ? cancelling.data.message : undefined
  return (
    <CommandDialog
      title="Cancel the application"
      isIrreversible
      isPending={cancelling.isPending}
      problem={cancelling.isError ? changeProblem(cancelling.error) : refusal}
      onSubmit={() => {
        const text = reason.read()
        if (text !== undefined) cancelling.mutate(text)
      }}
      onClose={onClose}
    >
      <TextField
        label="Reason"
        value={reason.value}
        onChange={reason.setValue}
        errorMessage={reason.errorMessage}
        maxLength={500}
      />
    </CommandDialog>
  )
}
