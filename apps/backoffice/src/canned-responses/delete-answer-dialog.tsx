import type { CannedResponse } from "@voltread/domain/contract/canned-response.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { CANNED_RESPONSES, cannedResponsesQuery } from "../page/support/canned-responses-query.ts"
import { useChangeDialog } from "../page/use-change-dialog.ts"

interface DeleteAnswerDialogProps {
  readonly answer: CannedResponse
  readonly onClose: () => void
}

export default function DeleteAnswerDialog({ answer, onClose }: DeleteAnswerDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [cannedResponsesQuery.queryKey], onClose })
  const confirm = () =>
    void submit({
      request: { method: "DELETE", path: `${CANNED_RESPONSES}/${encodeURIComponent(answer.id)}` },
      done: "Canned response deleted.",
      missing: "This canned response could not be found.",
    })
  return (
    <CommandDialog title={`Delete “${answer.title}”?`} isIrreversible onSubmit={confirm} {...dialog}>
      <p className="line-clamp-6 whitespace-pre-line">{answer.body}</p>
    </CommandDialog>
  )
}
