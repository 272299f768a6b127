import { isEmail } from "@voltread/domain/shared/email.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, useState } from "react"
import { RecordOrderEmailDocument } from "../../generated/order.ts"
import { type Required, useRequired } from "../dialogs/reason-field.tsx"
import { type Direction, DirectionField } from "./direction-field.tsx"
import { useWriting } from "./use-writing.ts"

const readAddress = (field: Required): string | undefined => {
  const address = field.read()
  return address !== undefined && isEmail(address) ? address : undefined
}

const addressError = (field: Required, isChecked: boolean): string | undefined =>
  isChecked && !isEmail(field.value.trim()) ? "Please enter an e-mail address" : undefined

/** An e-mail that was exchanged elsewhere; this records it and sends nothing. */
export default function EmailForm({ orderId }: { readonly orderId: string }) {
  const [direction, setDirection] = useState<Direction>("inbound")
  const [isChecked, setChecked] = useState(false)
  const from = useRequired("Please enter an e-mail address")
  const to = useRequired("Please enter an e-mail address")
  const subject = useRequired("Please enter the subject")
  const body = useRequired("Please enter the text")
  const { write, isPending } = useWriting(orderId)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const [sender, receiver, title, text] = [readAddress(from), readAddress(to), subject.read(), body.read()]
    if (sender === undefined || receiver === undefined || title === undefined || text === undefined) return
    if (isPending) return
    const words = { subject: title, body: text }
    const isWritten = await write(
      { type: "OrderEmailConversationRecorded", ...words },
      {
        operation: RecordOrderEmailDocument,
        content: { direction, from: sender, to: receiver, ...words },
        done: "E-mail recorded.",
      },
    )
    if (!isWritten) return
    setChecked(false)
    subject.reset()
    body.reset()
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Record an e-mail" className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-3">
        <DirectionField
          value={direction}
          onChange={setDirection}
          inbound="They wrote to us"
          outbound="We wrote to them"
        />
        <TextField
          label="From"
          type="email"
          maxLength={254}
          value={from.value}
          onChange={from.setValue}
          errorMessage={addressError(from, isChecked)}
        />
        <TextField
          label="To"
          type="email"
          maxLength={254}
          value={to.value}
          onChange={to.setValue}
          errorMessage={addressError(to, isChecked)}
        />
      </div>
      <TextField
        label="Subject"
        maxLength={200}
        value={subject.value}
        onChange={subject.setValue}
        errorMessage={subject.errorMessage}
      />
      <TextField
        label="Text"
        rows={4}
        maxLength={20_000}
        value={body.value}
        onChange={body.setValue}
        errorMessage={body.errorMessage}
        description="Records the e-mail in the history; nothing is sent."
      />
      <Button type="submit" size="sm" isPending={isPending} className="self-end">
        Record e-mail
      </Button>
    </form>
  )
}
