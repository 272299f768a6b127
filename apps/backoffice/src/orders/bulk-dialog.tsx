import { useQueryClient } from "@tanstack/react-query"
import type { BulkResult } from "@voltread/domain/contract/order-bulk.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useRef, useState } from "react"
import type { OrderRowFragment } from "../generated/orders.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { ReasonField, useReason } from "../page/reason-field.tsx"
import { useRequiredText } from "../page/use-required-text.ts"
import { read } from "../session/rest.ts"
import { nextStatuses } from "./next-statuses.ts"

/** The server takes no more at once. */
const MAX_ORDERS = 100

interface BulkDialogProps {
  readonly change: "status" | "note"
  readonly orders: ReadonlyArray<OrderRowFragment>
  readonly onClose: () => void
}

type Change = Readonly<Record<string, string>>

/** Asks for the change and sends it, once however often it is pressed; what became of each order is shown afterwards. */
const useBulk = (orders: ReadonlyArray<OrderRowFragment>) => {
  const queryClient = useQueryClient()
  const sent = useRef<{ readonly change: string; readonly commandId: string }>(undefined)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [results, setResults] = useState<BulkResult["results"]>()
  const run = async (change: Change) => {
    const words = JSON.stringify(change)
    if (sent.current?.change !== words) sent.current = { change: words, commandId: crypto.randomUUID() }
    const body = { commandId: sent.current.commandId, orderIds: orders.map(({ id }) => id), change }
    const schema = async () => (await import("@voltread/domain/contract/order-bulk.ts")).BulkResult
    setPending(true)
    setProblem(undefined)
    try {
      const answer = await read(schema, { method: "POST", path: "/api/admin/orders/bulk", body })
      setResults(answer?.results ?? [])
      await queryClient.invalidateQueries({ queryKey: ["orders"] })
    } catch (error) {
      setProblem(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return { run, isPending, problem, results }
}

export default function BulkDialog({ change, orders, onClose }: BulkDialogProps) {
  const [status, setStatus] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const reason = useReason()
  const note = useRequiredText("Please write a note")
  // Those that were ticked when it opened: the list behind it may change meanwhile.
  const [chosen] = useState(orders)
  const next = nextStatuses(chosen.map((order) => order.status))
  const staying = chosen.length - (next.find((each) => each.status === status)?.takenBy ?? chosen.length)
  const { run, results, ...state } = useBulk(chosen)
  if (results !== undefined) return <Results orders={chosen} results={results} onClose={onClose} />
  if (chosen.length > MAX_ORDERS)
    return (
      <Dialog title="Too many orders" isOpen onOpenChange={onClose} size="sm">
        <Notice severity="warning">{`Please select at most ${MAX_ORDERS} orders.`}</Notice>
      </Dialog>
    )

  const submit = () => {
    setChecked(true)
    if (change === "note") {
      const body = note.read()
      if (body !== undefined) void run({ type: "note", subject: "Note", body })
      return
    }
    const given = reason.read()
    if (given !== undefined && status !== null) void run({ type: "status", status, reason: given })
  }
  const title = change === "note" ? "Add note" : "Change status"
  return (
    <CommandDialog
      title={`${title}: ${chosen.length} ${chosen.length === 1 ? "order" : "orders"}`}
      confirm={title}
      onSubmit={submit}
      onClose={onClose}
      {...state}
    >
      {change === "note" ? (
        <TextField
          label="Note"
          rows={4}
          maxLength={20_000}
          value={note.value}
          onChange={note.setValue}
          errorMessage={note.errorMessage}
          description="For staff only, in the history of each order."
        />
      ) : (
        <>
          {next.length === 0 && (
            <Notice severity="info">None of these orders can be changed to another status.</Notice>
          )}
          <Select
            label="New status"
            options={next.map(({ status: id, takenBy }) => ({
              id,
              label:
                takenBy === chosen.length
                  ? statusLabel(id)
                  : `${statusLabel(id)}, ${takenBy} of ${chosen.length}`,
            }))}
            value={status}
            onChange={setStatus}
            isDisabled={next.length === 0}
            description={
              staying > 0
                ? `${staying} of these orders cannot change to this status and will stay as they are.`
                : undefined
            }
            errorMessage={isChecked && status === null ? "Please select a status" : undefined}
          />
          <ReasonField reason={reason} description="Added to each order's history." />
        </>
      )}
    </CommandDialog>
  )
}

interface ResultsProps {
  readonly orders: ReadonlyArray<OrderRowFragment>
  readonly results: BulkResult["results"]
  readonly onClose: () => void
}

function Results({ orders, results, onClose }: ResultsProps) {
  const refused = results.filter(({ isDone }) => !isDone)
  const changed = `${results.length - refused.length} changed`
  const numberOf = (id: string) => orders.find((order) => order.id === id)?.uniqueId ?? id
  return (
    <Dialog title="Result" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="flex flex-col gap-4">
        <Notice severity={refused.length === 0 ? "success" : "warning"} isAlert>
          {refused.length === 0 ? `${changed}.` : `${changed}, ${refused.length} refused.`}
        </Notice>
        {refused.length > 0 && (
          <ul aria-label="Refused" className="flex flex-col gap-2 text-sm">
            {refused.map(({ orderId, message }) => (
              <li key={orderId}>
                <span className="numeric font-semibold">{numberOf(orderId)}</span>: {message}
              </li>
            ))}
          </ul>
        )}
        <Button onPress={onClose} className="self-end">
          Close
        </Button>
      </div>
    </Dialog>
  )
}
