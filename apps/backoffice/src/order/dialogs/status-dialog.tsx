import { mayOrderBeSent } from "@voltread/domain/ordering/may-be-sent.ts"
import { Select } from "@voltread/ui/components/select.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { useState } from "react"
import { ChangeOrderStatusDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { ReasonField, useReason } from "../../page/reason-field.tsx"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { DisputeWarning } from "./dispute-warning.tsx"
import { FraudHold } from "./fraud-hold.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

/** Offers the statuses that the order can go to; canceling has a dialog of its own. */
export default function StatusDialog({ order, onClose }: OrderDialogProps) {
  const [status, setStatus] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const reason = useReason()
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const options = order.nextStatuses
    .filter((next) => next !== "CANCELLED")
    .map((id) => ({ id, label: statusLabel(id) }))
  const change = () => {
    setChecked(true)
    const given = reason.read()
    if (given === undefined || status === null) return
    const done = `Status changed to ${statusLabel(status)}.`
    void submit({ operation: ChangeOrderStatusDocument, content: { status, reason: given }, done })
  }
  return (
    <CommandDialog
      title="Change status"
      confirm="Change status"
      onSubmit={change}
      onClose={onClose}
      {...state}
    >
      <p className="text-sm text-muted">{`The order is “${statusLabel(order.status)}”.`}</p>
      {order.fraudCheckIsDue && <FraudHold />}
      {mayOrderBeSent(order.status) && <DisputeWarning order={order} />}
      <Select
        label="New status"
        options={options}
        value={status}
        onChange={setStatus}
        errorMessage={isChecked && status === null ? "Please select a status" : undefined}
      />
      <ReasonField reason={reason} />
    </CommandDialog>
  )
}
