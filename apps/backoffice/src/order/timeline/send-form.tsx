import { useQuery } from "@tanstack/react-query"
import type { CannedResponse } from "@voltread/domain/contract/canned-response.ts"
import { fillPlaceholders } from "@voltread/domain/shared/canned-responses.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, useState } from "react"
import { SendOrderEmailDocument } from "../../generated/order-mail.ts"
import { CannedResponseSelect } from "../../page/support/canned-response-select.tsx"
import { useRequiredText } from "../../page/use-required-text.ts"
import { PreviewDialog } from "../mail/preview-dialog.tsx"
import { type MailWords, orderMailQuery } from "../mail/queries.ts"
import { orderQuery } from "../model/queries.ts"
import { useTimelineWriter } from "./use-timeline-writer.ts"

/** An email to the customer, from a canned response or free. A text that could not be sent stays in the form. */
export function SendForm({ orderId }: { readonly orderId: string }) {
  const order = useQuery(orderQuery(orderId)).data
  const mail = useQuery(orderMailQuery(orderId)).data
  const [preview, setPreview] = useState<MailWords>()
  const subject = useRequiredText("Please enter the subject", { place: `email subject ${orderId}` })
  const body = useRequiredText("Please enter the text", { place: `email ${orderId}` })
  const { write, isPending } = useTimelineWriter(orderId)

  const insert = (response: CannedResponse) => {
    const values = { firstName: order?.firstName, orderNumber: order?.uniqueId }
    if (subject.value.trim() === "") subject.setValue(fillPlaceholders(response.subject, values))
    body.insert(fillPlaceholders(response.body, values))
  }
  const words = (): MailWords | undefined => {
    const [title, text] = [subject.read(), body.read()]
    return title === undefined || text === undefined ? undefined : { subject: title, body: text }
  }
  const send = async (content: MailWords | undefined) => {
    if (content === undefined || isPending) return
    const isWritten = await write(
      { type: "OrderEmailConversationRecorded", ...content },
      { operation: SendOrderEmailDocument, content, done: "Email sent." },
    )
    if (!isWritten) return
    subject.reset()
    body.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(words())
  }
  if (mail?.to === null) return <Notice severity="info">This order has no email address to send to.</Notice>
  return (
    <form onSubmit={submit} noValidate aria-label="Email the customer" className="flex flex-col gap-3">
      <CannedResponseSelect use="order" onChoose={insert} />
      <TextField
        label="Subject"
        maxLength={200}
        value={subject.value}
        onChange={subject.setValue}
        errorMessage={subject.errorMessage}
      />
      <TextField
        label="Text"
        rows={6}
        maxLength={20_000}
        value={body.value}
        onChange={body.setValue}
        errorMessage={body.errorMessage}
        description="The email greets the customer by first name and ends with a link to the order."
      />
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 text-sm break-words text-muted">
          {`To ${mail?.to ?? "the customer"}. `}
          {mail?.recordsAnswers === true
            ? "Their reply appears in this timeline."
            : "Their reply goes to the shop's mailbox."}
        </p>
        <span className="ml-auto flex gap-2">
          <Button variant="secondary" size="sm" onPress={() => setPreview(words())}>
            Preview
          </Button>
          <Button type="submit" size="sm" isPending={isPending}>
            Send email
          </Button>
        </span>
      </div>
      {preview !== undefined && (
        <PreviewDialog
          orderId={orderId}
          words={preview}
          onSend={() => {
            setPreview(undefined)
            void send(preview)
          }}
          onClose={() => setPreview(undefined)}
        />
      )}
    </form>
  )
}
