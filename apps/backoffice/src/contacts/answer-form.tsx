import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, useRef } from "react"
import { AnswerTools } from "../page/support/lazy-parts.tsx"
import { withInserted } from "../page/support/with-inserted.ts"
import { useRequiredText } from "../page/use-required-text.ts"
import { useChange } from "../session/use-change.ts"
import { CONTACTS_CHANGED, contactPath, NO_CONTACT } from "./queries.ts"

/** Characters; the server has the last word. */
const MAX_LENGTH = 5_000

interface AnswerFormProps {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly onClose: () => void
}

/** An answer by email. A text that could not be sent stays and keeps its id, so sending it again does not duplicate it. */
export function AnswerForm({ id, name, email, onClose }: AnswerFormProps) {
  const text = useRequiredText("Please enter a message")
  const answerId = useRef<string>(undefined)
  const { run, isPending, problem } = useChange(CONTACTS_CHANGED)
  const setText = (value: string) => {
    // An edited text is a new answer and needs a new id.
    answerId.current = undefined
    text.setValue(value)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const message = text.read()
    if (message === undefined || isPending) return
    answerId.current ??= crypto.randomUUID()
    const body = { id: answerId.current, message }
    const request = { method: "POST", path: `${contactPath(id)}/answers`, body } as const
    const answer = await run({ request, done: "Answer sent.", missing: NO_CONTACT })
    if (answer._tag === "done") onClose()
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label={`Answer ${name}`}
      className="flex flex-col gap-3 border-t border-line pt-4"
    >
      <AnswerTools
        path={contactPath(id)}
        name={name}
        onInsert={(more) => setText(withInserted(text.value, more))}
      />
      <TextField
        label="Answer"
        rows={5}
        maxLength={MAX_LENGTH}
        value={text.value}
        onChange={setText}
        errorMessage={text.errorMessage}
        description={`Sent to ${email}. The email greets them by first name.`}
      />
      {problem !== undefined && (
        <Notice severity="error" isAlert>
          {problem}
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button variant="secondary" size="sm" onPress={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" isPending={isPending}>
          Send answer
        </Button>
      </div>
    </form>
  )
}
