import { Button } from "@voltread/ui/components/button.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, useState } from "react"
import { RecordOrderPhoneCallDocument } from "../../generated/order.ts"
import { useRequiredText } from "../../page/use-required-text.ts"
import { type Direction, DirectionField } from "./direction-field.tsx"
import { durationSeconds } from "./duration.ts"
import { useWriting } from "./use-writing.ts"

/** A call that was had. */
export default function CallForm({ orderId }: { readonly orderId: string }) {
  const [direction, setDirection] = useState<Direction>("inbound")
  const [subject, setSubject] = useState("")
  const [length, setLength] = useState("")
  const [isChecked, setChecked] = useState(false)
  const phone = useRequiredText("Please enter the phone number")
  const body = useRequiredText("Please write what was said")
  const { write, isPending } = useWriting(orderId)
  const seconds = durationSeconds(length)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const [number, text] = [phone.read(), body.read()]
    if (number === undefined || text === undefined || seconds === undefined || isPending) return
    const words = { subject: subject.trim() || "Phone call", body: text }
    const isWritten = await write(
      { type: "OrderPhoneCallRecorded", ...words },
      {
        operation: RecordOrderPhoneCallDocument,
        content: { direction, phone: number, durationSeconds: seconds, ...words },
        done: "Phone call recorded.",
      },
    )
    if (!isWritten) return
    setSubject("")
    setLength("")
    setChecked(false)
    body.reset()
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Record a phone call" className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-3">
        <DirectionField
          value={direction}
          onChange={setDirection}
          inbound="They called us"
          outbound="We called them"
        />
        <TextField
          label="Phone"
          inputMode="tel"
          maxLength={30}
          value={phone.value}
          onChange={phone.setValue}
          errorMessage={phone.errorMessage}
        />
        <TextField
          label="Length, min:s"
          placeholder="4:30"
          value={length}
          onChange={setLength}
          errorMessage={
            isChecked && seconds === undefined ? "Please enter minutes and seconds, such as 4:30" : undefined
          }
        />
      </div>
      <TextField label="Subject" isOptional value={subject} onChange={setSubject} maxLength={200} />
      <TextField
        label="What was said"
        rows={3}
        maxLength={20_000}
        value={body.value}
        onChange={body.setValue}
        errorMessage={body.errorMessage}
      />
      <Button type="submit" size="sm" isPending={isPending} className="self-end">
        Record call
      </Button>
    </form>
  )
}
