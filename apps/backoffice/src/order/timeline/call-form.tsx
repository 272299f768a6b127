import { formatPhone } from "@voltread/domain/shared/phone-format.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { RecordOrderPhoneCallDocument } from "../../generated/order.ts"
import { useRequiredText } from "../../page/use-required-text.ts"
import { ConversationForm } from "./conversation-form.tsx"
import { durationSeconds } from "./duration.ts"

interface CallFormProps {
  readonly orderId: string
  /** Of the customer: most calls are with them. */
  readonly phone: string
}

/** Records a phone call. */
export default function CallForm({ orderId, phone: known }: CallFormProps) {
  const [length, setLength] = useState("")
  const [isChecked, setChecked] = useState(false)
  const phone = useRequiredText("Please enter the phone number", { initial: formatPhone(known) })
  const seconds = durationSeconds(length)

  const readDetails = () => {
    setChecked(true)
    const number = phone.read()
    return number === undefined || seconds === undefined
      ? undefined
      : { phone: number, durationSeconds: seconds }
  }
  return (
    <ConversationForm
      orderId={orderId}
      label="Record a phone call"
      type="OrderPhoneCallRecorded"
      operation={RecordOrderPhoneCallDocument}
      done="Phone call recorded."
      inbound="They called us"
      outbound="We called them"
      defaultSubject="Phone call"
      bodyLabel="What was said"
      bodyRows={3}
      bodyMissing="Please write what was said"
      submitLabel="Record call"
      readDetails={readDetails}
      onRecorded={() => {
        setLength("")
        setChecked(false)
      }}
    >
      <TextField
        label="Phone"
        inputMode="tel"
        maxLength={30}
        value={phone.value}
        onChange={phone.setValue}
        errorMessage={phone.errorMessage}
      />
      <TextField
        label="Duration (minutes:seconds)"
        placeholder="4:30"
        value={length}
        onChange={setLength}
        errorMessage={
          isChecked && seconds === undefined ? "Please enter minutes and seconds, such as 4:30" : undefined
        }
      />
    </ConversationForm>
  )
}
