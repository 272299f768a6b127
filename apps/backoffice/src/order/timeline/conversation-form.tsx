import { Button } from "@voltread/ui/components/button.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, type ReactNode, useState } from "react"
import { useRequiredText } from "../../page/use-required-text.ts"
import type { Command } from "../model/use-order-command.ts"
import { useTimelineWriter } from "./use-timeline-writer.ts"

type Direction = "inbound" | "outbound"

/** What every recorded conversation has. */
interface Conversation {
  readonly direction: Direction
  readonly subject: string
  readonly body: string
}

interface ConversationFormProps<Details extends object> {
  readonly orderId: string
  readonly label: string
  /** Type of the event that it becomes. */
  readonly type: string
  readonly operation: Command<Conversation & Details>["operation"]
  readonly done: string
  readonly inbound: string
  readonly outbound: string
  /** Absent: a subject must be entered. */
  readonly defaultSubject?: string
  readonly bodyLabel: string
  readonly bodyRows: number
  readonly bodyMissing: string
  readonly bodyDescription?: string
  readonly submitLabel: string
  /** The values of its own fields; undefined, with messages shown, if one of them is invalid. */
  readonly readDetails: () => Details | undefined
  readonly onRecorded: () => void
  /** Its own fields. */
  readonly children: ReactNode
}

/** Records in the order's history a conversation that took place elsewhere. */
export function ConversationForm<Details extends object>(props: ConversationFormProps<Details>) {
  const { orderId, type, operation, done, defaultSubject, readDetails, onRecorded } = props
  const [direction, setDirection] = useState<Direction>("inbound")
  const subject = useRequiredText("Please enter the subject", { place: `${type} subject ${orderId}` })
  const body = useRequiredText(props.bodyMissing, { place: `${type} ${orderId}` })
  const { write, isPending } = useTimelineWriter(orderId)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const details = readDetails()
    const title = defaultSubject === undefined ? subject.read() : subject.value.trim() || defaultSubject
    const text = body.read()
    if (details === undefined || title === undefined || text === undefined || isPending) return
    const words = { subject: title, body: text }
    const isWritten = await write(
      { type, ...words },
      { operation, content: { direction, ...details, ...words }, done },
    )
    if (!isWritten) return
    onRecorded()
    subject.reset()
    body.reset()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={props.label} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label="Direction"
          options={[
            { id: "inbound", label: props.inbound },
            { id: "outbound", label: props.outbound },
          ]}
          value={direction}
          onChange={(id) => setDirection(id === "outbound" ? "outbound" : "inbound")}
        />
        {props.children}
      </div>
      <TextField
        label="Subject"
        isOptional={defaultSubject !== undefined}
        maxLength={200}
        value={subject.value}
        onChange={subject.setValue}
        errorMessage={subject.errorMessage}
      />
      <TextField
        label={props.bodyLabel}
        rows={props.bodyRows}
        maxLength={20_000}
        value={body.value}
        onChange={body.setValue}
        errorMessage={body.errorMessage}
        description={props.bodyDescription}
      />
      <Button type="submit" size="sm" isPending={isPending} className="self-end">
        {props.submitLabel}
      </Button>
    </form>
  )
}
