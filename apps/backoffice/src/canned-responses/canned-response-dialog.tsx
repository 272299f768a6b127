import { useStore } from "@tanstack/react-form"
import { useQueryClient } from "@tanstack/react-query"
import type { CannedResponse } from "@voltread/domain/contract/canned-response.ts"
import { answerWords, CannedResponseForm, MAX_ANSWER } from "@voltread/domain/shared/canned-response-form.ts"
import { ANSWER_USES, USE_LABELS } from "@voltread/domain/shared/canned-responses.ts"
import { wordDifferences } from "@voltread/domain/shared/difference.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { focusInvalid } from "../page/focus-invalid.ts"
import { NewerVersion } from "../page/newer-version.tsx"
import { CANNED_RESPONSES, cannedResponsesQuery } from "../page/support/canned-responses-query.ts"
import { useEditDialog } from "../page/use-edit-dialog.ts"

interface CannedResponseDialogProps {
  /** Null: a new one. */
  readonly answer: CannedResponse | null
  readonly onDelete: (answer: CannedResponse) => void
  readonly onClose: () => void
}

const EMPTY: CannedResponseForm = { use: "order", title: "", subject: "", body: "" }
const uses = ANSWER_USES.map((id) => ({ id, label: USE_LABELS[id] }))

const formOf = ({ use, title, subject, body }: CannedResponseForm): CannedResponseForm => ({
  use,
  title,
  subject,
  body,
})
const validate = schemaValidator(CannedResponseForm)

/** A new canned response, or a change of one. What was sent stays as it was sent. */
export default function CannedResponseDialog({ answer, onDelete, onClose }: CannedResponseDialogProps) {
  const [opened] = useState(answer)
  const [newId] = useState(() => crypto.randomUUID())
  const queryClient = useQueryClient()
  const { current, before, dialog, submit } = useEditDialog({
    affected: [cannedResponsesQuery.queryKey],
    opened,
    load: async () => {
      const all = await queryClient.fetchQuery({ ...cannedResponsesQuery, staleTime: 0 })
      return all.find(({ id }) => id === opened?.id) ?? null
    },
    versionOf: (known) => known?.version ?? 0,
    valuesOf: (known) => formOf(known ?? EMPTY),
    onClose,
  })
  const form = useAppForm({
    defaultValues: formOf(opened ?? EMPTY),
    validators: { onSubmit: ({ value }) => validate(value) },
    onSubmitInvalid: focusInvalid,
    onSubmit: ({ value, formApi }) =>
      submit(formApi, value, (known) => ({
        request:
          known === null
            ? { method: "POST", path: CANNED_RESPONSES, body: { answerId: newId, ...value } }
            : {
                method: "PUT",
                path: `${CANNED_RESPONSES}/${encodeURIComponent(known.id)}`,
                body: { version: known.version, ...value },
              },
        done: "Canned response saved.",
        missing: "This canned response could not be found.",
      })),
  })
  const use = useStore(form.store, ({ values }) => values.use)
  return (
    <CommandDialog
      title={answer === null ? "New canned response" : "Change canned response"}
      confirm="Save response"
      size="md"
      onSubmit={() => void submitForm(form)}
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
      {current !== null && (
        <Button variant="ghost" size="sm" className="self-start" onPress={() => onDelete(current)}>
          Delete this response
        </Button>
      )}
      {current !== null && before != null && (
        <NewerVersion
          by={current.updatedBy}
          what="this canned response"
          differences={wordDifferences(answerWords(before), answerWords(current))}
        />
      )}
    </CommandDialog>
  )
}
