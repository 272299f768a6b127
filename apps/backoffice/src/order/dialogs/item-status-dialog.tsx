import { sendsItem } from "@voltread/domain/ordering/may-be-sent.ts"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { Select } from "@voltread/ui/components/select.tsx"
import { statusLabel } from "@voltread/ui/components/status-tone.ts"
import { useState } from "react"
import { ChangeOrderItemStatusDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { ReasonField, useReason } from "../../page/reason-field.tsx"
import { itemCancelWords } from "../model/money-words.ts"
import { nextItemStatuses } from "../model/next-item-statuses.ts"
import type { Item } from "../model/section-props.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { DisputeWarning } from "./dispute-warning.tsx"
import { FraudHold } from "./fraud-hold.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

export default function ItemStatusDialog({
  order,
  item,
  onClose,
}: OrderDialogProps & { readonly item: Item }) {
  const [status, setStatus] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const reason = useReason()
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const options = nextItemStatuses(item).map((id) => ({ id, label: statusLabel(id) }))
  const change = () => {
    setChecked(true)
    const given = reason.read()
    if (given === undefined || status === null) return
    void submit({
      operation: ChangeOrderItemStatusDocument,
      content: { itemId: item.id, status, reason: given },
      done: `Item changed to ${statusLabel(status)}.`,
    })
  }
  return (
    <CommandDialog
      title="Change item status"
      confirm="Change status"
      onSubmit={change}
      onClose={onClose}
      {...state}
    >
      <p className="text-sm text-muted">{`${item.name} is “${statusLabel(item.status)}”.`}</p>
      {options.length === 0 && <Notice severity="info">It cannot change to another status.</Notice>}
      {order.fraudCheckIsDue && <FraudHold />}
      {options.some(({ id }) => sendsItem(item.status, id)) && <DisputeWarning order={order} />}
      <Select
        label="New status"
        options={options}
        value={status}
        onChange={setStatus}
        isDisabled={options.length === 0}
        errorMessage={isChecked && status === null ? "Please select a status" : undefined}
      />
      {status === "CANCELLED" && <p className="font-semibold">{itemCancelWords(order, item)}.</p>}
      <ReasonField reason={reason} />
    </CommandDialog>
  )
}
