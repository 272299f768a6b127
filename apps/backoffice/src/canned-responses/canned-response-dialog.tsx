import { useStore } from "@tanstack/react-form"
import type { ReadyAnswer } from "@voltread/domain/contract/ready-answer.ts"
import { MAX_ANSWER, ReadyAnswerForm } from "@voltread/domain/shared/ready-answer-form.ts"
import { ANSWER_USES, USE_LABELS } from "@voltread/domain/shared/ready-answers.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { focusInvalid } from "../page/focus-invalid.ts"
import { READY_ANSWERS, readyAnswersQuery } from "../page/support/ready-answers-query.ts"
import { useChangeDialog } from "../page/use-change-dialog.ts"

interface ReadyAnswerDialogProps {
  /** Null: a new one. */
  readonly answer: ReadyAnswer | null
  readonly onDelete: (answer: ReadyAnswer) => void
  readonly onClose: () => void
}

const EMPTY: ReadyAnswerForm = { use: "order", title: "", subject: "", body: "" }
const uses = ANSWER_USES.map((id) => ({ id, label: USE_LABELS[id] }))

const formOf = ({ use, title, subject, body }: ReadyAnswerForm): ReadyAnswerForm => ({
  use,
  title,
  subject,
  body,
})
const validate = schemaValidator(ReadyAnswerForm)

/** A new ready answer, or a change of one. What was sent stays as it was sent. */
export default function ReadyAnswerDialog({ answer, onDelete, onClose }: ReadyAnswerDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [readyAnswersQuery.queryKey], onClose })
  const [newId] = useState(() => crypto.randomUUID())
  const form = useAppForm({
    defaultValues: formOf(answer ?? EMPTY),
    validators: { onSubmit: ({ value }) => validate(value) },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value, formApi }) => {
      const errors = await submit({
        request:
          answer === null
            ? { method: "POST", path: READY_ANSWERS, body: { answerId: newId, ...value } }
            : {
                method: "PUT",
                path: `${READY_ANSWERS}/${encodeURIComponent(answer.id)}`,
                body: { version: answer.version, ...value },
              },
        done: "Ready answer saved.",
        missing: "This ready answer could not be found.",
      })
      if (errors !== undefined) formApi.setErrorMap(errors)
    },
  })
  const use = useStore(form.store, ({ values }) => values.use)
  return (
    <CommandDialog
      title={answer === null ? "New ready answer" : "Change ready answer"}
      confirm="Save answer"
      size="md"
      onSubmit={() => void form.handleSubmit()}
      {...dialog}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <form.AppField name="title">
          {(field) => <field.TextInput label="Name" autoComplete="off" maxLength={60} />}
        </form.AppField>
        <form.AppField name="use">
          {(field) => <field.SelectInput label="Used in" options={uses} />}
        </form.AppField>
      </div>
      {use === "order" && (
        <form.AppField name="subject">
          {(field) => <field.TextInput label="Subject" autoComplete="off" maxLength={200} />}
        </form.AppField>
      )}
      <form.AppField name="body">
        {(field) => (
          <field.TextInput
            label="Text"
            rows={8}
            maxLength={MAX_ANSWER}
            description="{firstName} and {orderNumber} are replaced with the customer's."
          />
        )}
      </form.AppField>
      {answer !== null && (
        <Button variant="ghost" size="sm" className="self-start" onPress={() => onDelete(answer)}>
          Delete this answer
        </Button>
      )}
    </CommandDialog>
  )
}
