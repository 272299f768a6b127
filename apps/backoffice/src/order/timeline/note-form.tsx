import { Button } from "@voltread/ui/components/button.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import type { FormEvent } from "react"
import { AddOrderNoteDocument } from "../../generated/order.ts"
import { useDraft } from "../../page/use-draft.ts"
import { useRequiredText } from "../../page/use-required-text.ts"
import { useTimelineWriter } from "./use-timeline-writer.ts"

/** Notes are for staff; customers never see them. */
export function NoteForm({ orderId }: { readonly orderId: string }) {
  const [subject, setSubject] = useDraft(`note subject ${orderId}`)
  const body = useRequiredText("Please write a note", { place: `note ${orderId}` })
  const { write, isPending } = useTimelineWriter(orderId)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const text = body.read()
    if (text === undefined || isPending) return
    const words = { subject: subject.trim() || "Note", body: text }
    const kept = [subject, body.value] as const
    setSubject("")
    body.reset()
    const isWritten = await write(
      { type: "OrderCustomNotesAdded", ...words },
      { operation: AddOrderNoteDocument, content: words, done: "Note added." },
    )
    if (isWritten) return
    setSubject((begun) => begun || kept[0])
    body.setValue((begun) => (begun === "" ? kept[1] : `${kept[1]}\n\n${begun}`))
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Add a note" className="flex flex-col gap-3">
      <TextField label="Subject" isOptional value={subject} onChange={setSubject} maxLength={200} />
      <TextField
        label="Note"
        rows={3}
        maxLength={20_000}
        value={body.value}
        onChange={body.setValue}
        errorMessage={body.errorMessage}
        description="For staff only. Customers never see notes."
      />
      <Button type="submit" size="sm" isPending={isPending} className="self-end">
        Add note
      </Button>
    </form>
  )
}
