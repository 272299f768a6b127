import { MAX_ORDERS_IN_BULK } from "@voltread/domain/contract/order-bulk-limit.ts"
import { mayOrderBeSent } from "@voltread/domain/ordering/may-be-sent.ts"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import type { OrderRowFragment } from "../generated/orders.ts"
import { CommandDialog } from "../page/command-dialog.tsx"
import { ReasonField, useReason } from "../page/reason-field.tsx"
import { useRequiredText } from "../page/use-required-text.ts"
import { BulkResults } from "./bulk-results.tsx"
import { nextStatuses } from "./next-statuses.ts"
import { useBulk } from "./use-bulk.ts"

interface BulkDialogProps {
  readonly change: "status" | "note"
  readonly orders: ReadonlyArray<OrderRowFragment>
  readonly onClose: () => void
}

export default function BulkDialog({ change, orders, onClose }: BulkDialogProps) {
  const [status, setStatus] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const reason = useReason()
  const note = useRequiredText("Please write a note")
  // Those that were ticked when it opened: the list behind it may change meanwhile.
  const [chosen] = useState(orders)
  const next = nextStatuses(chosen.map((order) => order.status))
  const disputed = chosen.filter((order) => order.disputed > 0 && mayOrderBeSent(order.status))
  const staying = chosen.length - (next.find((each) => each.status === status)?.takenBy ?? chosen.length)
  const { run, results, ...state } = useBulk(chosen)
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

  if (results !== undefined)
    return <BulkResults orders={chosen} results={results} {...state} onAgain={submit} onClose={onClose} />
  if (chosen.length > MAX_ORDERS_IN_BULK)
    return (
      <Dialog title="Too many orders" isOpen onOpenChange={onClose} size="sm">
        <Notice severity="warning">{`Please select at most ${MAX_ORDERS_IN_BULK} orders.`}</Notice>
      </Dialog>
    )

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
          {disputed.length > 0 && (
            <Notice severity="warning">
              <p className="numeric">{`Disputed: ${disputed.map(({ uniqueId }) => uniqueId).join(", ")}`}</p>
              <p>If the bank decides for their customers, what you send now is not paid for.</p>
            </Notice>
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
