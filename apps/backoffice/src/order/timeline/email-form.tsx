import { EMAIL_MAX_LENGTH, isEmail } from "@voltread/domain/shared/email.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { RecordOrderEmailDocument } from "../../generated/order.ts"
import { ConversationForm } from "./conversation-form.tsx"

/** An email that was exchanged elsewhere; this records it and sends nothing. */
export default function EmailForm({ orderId }: { readonly orderId: string }) {
  const [from, setFrom] = useState("")
  const [to, setTo] = useState("")
  const [isChecked, setChecked] = useState(false)

  const readDetails = () => {
    setChecked(true)
    const details = { from: from.trim(), to: to.trim() }
    return isEmail(details.from) && isEmail(details.to) ? details : undefined
  }
  const errorOf = (address: string) =>
    isChecked && !isEmail(address.trim()) ? "Please enter an email address" : undefined
  return (
    <ConversationForm
      orderId={orderId}
      label="Record an email"
      type="OrderEmailConversationRecorded"
      operation={RecordOrderEmailDocument}
      done="Email recorded."
      inbound="They wrote to us"
      outbound="We wrote to them"
      bodyLabel="Text"
      bodyRows={4}
      bodyMissing="Please enter the text"
      bodyDescription="Records the email in the history; nothing is sent."
      submitLabel="Record email"
      readDetails={readDetails}
      onRecorded={() => setChecked(false)}
    >
      <TextField
        label="From"
        type="email"
        maxLength={EMAIL_MAX_LENGTH}
        value={from}
        onChange={setFrom}
        errorMessage={errorOf(from)}
      />
      <TextField
        label="To"
        type="email"
        maxLength={EMAIL_MAX_LENGTH}
        value={to}
        onChange={setTo}
        errorMessage={errorOf(to)}
      />
    </ConversationForm>
  )
}
