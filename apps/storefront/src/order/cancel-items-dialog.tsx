import { moneyForItems } from "@voltread/domain/ordering/refund-words.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { type FormEvent, useState } from "react"
import { CancelOwnItemsDocument } from "../generated/order.ts"
import { toast } from "../shop/toasts.ts"
import { isAll, worthOf } from "./canceled-units.ts"
import { ChooseUnits } from "./choose-units.tsx"
import type { OrderDialogProps } from "./order-action-props.ts"
import { paymentState } from "./payment-state.ts"
import { useOwnOrderCommand } from "./use-own-order-command.ts"

/** Which units the shopper does not want anymore, and what that does to their money, while the rest stays. */
export default function CancelItemsDialog({ order, token, onClose }: OrderDialogProps) {
  const { send, isPending, problem } = useOwnOrderCommand({ id: order.id, token })
  const [units, setUnits] = useState<Readonly<Record<string, number>>>({})
  const items = order.items.filter(({ cancelableQuantity }) => cancelableQuantity > 0)
  const without = items.flatMap(({ id }) => {
    const quantity = units[id] ?? 0
    return quantity > 0 ? [{ itemId: id, quantity }] : []
  })

  const cancel = async (event: FormEvent) => {
    event.preventDefault()
    const done = await send(CancelOwnItemsDocument, { without })
    if (done === null) return
    toast({ severity: "success", message: done })
    onClose()
  }

  return (
    <Dialog
      title="Cancel items"
      isOpen
      onOpenChange={(isOpen) => {
        // Closed while it is sent, it would take a refusal along.
        if (!isOpen && !isPending) onClose()
      }}
    >
      <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void cancel(event)}>
        <ChooseUnits
          items={items.map(({ id, name, cancelableQuantity }) => ({ id, name, most: cancelableQuantity }))}
          units={units}
          done="canceled"
          onChange={setUnits}
        />
        <p aria-live="polite">{consequence(order, units)}</p>
        <ProblemNotice problem={problem} />
        <Button
          type="submit"
          variant="danger"
          isPending={isPending}
          isDisabled={without.length === 0 || isAll(order.items, units)}
        >
          Cancel these
        </Button>
      </form>
    </Dialog>
  )
}

const consequence = (order: OrderDialogProps["order"], units: Readonly<Record<string, number>>): string => {
  if (isAll(order.items, units))
    return "Nothing of the order would be left. To cancel all of it, close this and choose “Cancel order”."
  const amount = worthOf(order.items, units)
  if (amount === 0) return "Choose how many of which you do not want anymore. The rest of your order stays."
  const { _tag } = paymentState(order)
  return moneyForItems(`about ${formatMoney(amount)}`, {
    payments: order.paymentDetails,
    fromLender: order.fromLender,
    isAtLender: _tag === "Applied" || _tag === "ToSign" || _tag === "PartlyApproved",
    isPaid: order.stillToPay === 0,
  })
}
