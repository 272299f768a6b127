import type { ReadyAnswer } from "@voltread/domain/contract/ready-answer.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { READY_ANSWERS, readyAnswersQuery } from "../page/support/ready-answers-query.ts"
import { useChangeDialog } from "../page/use-change-dialog.ts"

interface DeleteAnswerDialogProps {
  readonly answer: ReadyAnswer
  readonly onClose: () => void
}

export default function DeleteAnswerDialog({ answer, onClose }: DeleteAnswerDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [readyAnswersQuery.queryKey], onClose })
  const confirm = () =>
    void submit({
      request: { method: "DELETE", path: `${READY_ANSWERS}/${encodeURIComponent(answer.id)}` },
      done: "Ready answer deleted.",
      missing: "This ready answer could not be found.",
    })
  return (
    <CommandDialog title={`Delete “${answer.title}”?`} confirm="irreversible" onSubmit={confirm} {...dialog}>
      <p className="line-clamp-6 whitespace-pre-line">{answer.body}</p>
    </CommandDialog>
  )
}
