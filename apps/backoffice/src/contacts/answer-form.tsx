import { Button } from "@voltread/ui/components/button.tsx"
import { Notice, ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import type { FormEvent } from "react"
import { AnswerTools } from "../page/support/lazy-parts.tsx"
import { useAnswerText } from "../page/support/use-answer-text.ts"
import { contactPath, NO_CONTACT } from "./queries.ts"
import { useContactChange } from "./use-contact-change.ts"

/** Characters; the server has the last word. */
const MAX_LENGTH = 5_000

interface AnswerFormProps {
  readonly id: string
  /** How many later messages are shown above. */
  readonly seen: number
  readonly name: string
  readonly email: string
  /** What others have done to the message since. */
  readonly news: string | undefined
  readonly onClose: () => void
}

/** An answer by email. A text that could not be sent stays. */
export function AnswerForm({ id, seen, name, email, news, onClose }: AnswerFormProps) {
  const text = useAnswerText(`contact ${id}`)
  const { run, isPending, problem } = useContactChange()
  const close = () => {
    text.reset()
    onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = text.read()
    if (body === undefined || isPending) return
    const request = { method: "POST", path: `${contactPath(id)}/answers`, body: { ...body, seen } } as const
    const answer = await run({ request, done: "Answer sent.", missing: NO_CONTACT })
    if (answer._tag === "done") close()
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={`Answer ${name}`}
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      <AnswerTools path={contactPath(id)} name={name} onInsert={text.insert} />
      <TextField
        label="Answer"
        autoFocus
        rows={5}
        maxLength={MAX_LENGTH}
        value={text.value}
        onChange={text.setValue}
        errorMessage={text.errorMessage}
        description={`Sent to ${email}. The email greets them by first name.`}
      />
      <div aria-live="polite" className="empty:hidden">
        {news !== undefined && !isPending && (
          <Notice severity="warning">{news} Your answer has not been sent.</Notice>
        )}
      </div>
      <ProblemNotice problem={problem} />
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="sm" onPress={close}>
          Cancel
        </Button>
        <Button type="submit" size="sm" isPending={isPending}>
          Send answer
        </Button>
      </div>
    </form>
  )
}
