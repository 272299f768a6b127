import { MAX_CHAT_MESSAGE } from "@voltread/domain/accounts/chat-message.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice, ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, type KeyboardEvent, useState } from "react"
import { AnswerTools } from "../page/support/lazy-parts.tsx"
import type { AnswerText } from "../page/support/use-answer-text.ts"
import { send } from "../session/rest.ts"
import { chatPath, NO_CHAT } from "./queries.ts"

interface AnswerFormProps {
  readonly chatId: string
  /** Of the shopper. */
  readonly name: string
  readonly text: AnswerText
  /** By a colleague perhaps, while the text was being written. */
  readonly isClosed: boolean
  readonly onSent: () => Promise<unknown>
}

/** A text that could not be sent stays. */
export function AnswerForm({ chatId, name, text, isClosed, onSent }: AnswerFormProps) {
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const submit = async () => {
    const body = text.read()
    if (body === undefined || isPending) return
    setPending(true)
    setProblem(undefined)
    const answer = await send({
      request: { method: "POST", path: `${chatPath(chatId)}/messages`, body },
      done: "Sent.",
      missing: NO_CHAT,
    })
    setPending(false)
    if (answer._tag === "refused") return setProblem(answer.message)
    text.reset()
    await onSent()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isClosed || event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    void submit()
  }
  return (
    <form
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      noValidate
      data-at-foot=""
      className="flex flex-col gap-3 border-t border-line p-4"
    >
      <ProblemNotice problem={problem} />
      <div aria-live="polite" className="empty:hidden">
        {isClosed && (
          <Notice severity="warning">The conversation was closed. Your answer has not been sent.</Notice>
        )}
      </div>
      {!isClosed && <AnswerTools path={chatPath(chatId)} name={name} onInsert={text.insert} />}
      <TextField
        label="Answer"
        rows={2}
        maxLength={MAX_CHAT_MESSAGE}
        value={text.value}
        onChange={text.setValue}
        readOnly={isClosed}
        errorMessage={text.errorMessage}
      />
      {!isClosed && (
        <Button type="submit" size="sm" isPending={isPending} className="self-end">
          Send
        </Button>
      )}
    </form>
  )
}
