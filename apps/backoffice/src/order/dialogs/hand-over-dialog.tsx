import { TextField } from "@voltread/ui/components/text-field.tsx"
import { HandOverPickupDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useRequiredText } from "../../page/use-required-text.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { DisputeWarning } from "./dispute-warning.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

/** Hands items over to the customer who shows the pickup code. */
export default function HandOverDialog({
  order,
  storeId,
  onClose,
}: OrderDialogProps & { readonly storeId: string | null }) {
  const code = useRequiredText("Please enter the customer's code")
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const handOver = () => {
    const given = code.read()
    if (given === undefined) return
    void submit({
      operation: HandOverPickupDocument,
      content: { storeId, code: given },
      done: "Handed over to the customer.",
    })
  }
  return (
    <CommandDialog title="Hand over" confirm="Hand over" onSubmit={handOver} onClose={onClose} {...state}>
      <DisputeWarning order={order} />
      <ul className="text-sm text-muted">
        {order.items
          .filter(
            ({ status, pickupStore }) =>
              status === "READY_TO_PICKUP" && (pickupStore?.storeId ?? null) === storeId,
          )
          .map(({ id, name, quantity }) => (
            <li key={id}>{`${quantity} × ${name}`}</li>
          ))}
      </ul>
      <TextField
        label="Pickup code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={code.value}
        onChange={code.setValue}
        errorMessage={code.errorMessage}
        description="6 digits, in the customer's email and on their order page."
      />
    </CommandDialog>
  )
}
