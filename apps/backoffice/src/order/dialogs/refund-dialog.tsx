import { formatMoney } from "@voltread/ui/components/money.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { RefundOrderPaymentDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { ReasonField, useReason } from "../../page/reason-field.tsx"
import { amountValue } from "../../search-params/search-value.ts"
import { type Payment, refundable } from "../model/money.ts"
import { disputeWords, refundPlace } from "../model/money-words.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

const problemOf = (text: string, most: number): string | undefined => {
  const amount = Number(amountValue(text.trim()))
  if (Number.isNaN(amount) || amount <= 0) return "Please enter dollars, such as 250 or 99.50"
  return amount > most ? `At most ${formatMoney(most)} is left of this payment` : undefined
}

export default function RefundDialog({
  order,
  payment,
  onClose,
}: OrderDialogProps & { readonly payment: Payment }) {
  // As it was when the dialog opened: a refund by somebody else meanwhile is not passed over.
  const [most] = useState(() => refundable(payment, order.paymentDetails))
  const [amount, setAmount] = useState(most.toFixed(2))
  const reason = useReason()
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const problem = problemOf(amount, most)
  const refund = () => {
    const given = reason.read()
    if (given === undefined || problem !== undefined) return
    const dollars = Number(amount.trim())
    void submit({
      operation: RefundOrderPaymentDocument,
      content: { paymentId: payment.paymentId, amount: dollars, reason: given, left: most },
      done: `Refund of ${formatMoney(dollars)} requested.`,
    })
  }
  return (
    <CommandDialog title="Refund payment" isIrreversible onSubmit={refund} onClose={onClose} {...state}>
      {payment.disputed > 0 && <p className="font-semibold">{disputeWords(payment.disputed)}</p>}
      <TextField
        label="Amount, $"
        inputMode="decimal"
        value={amount}
        onChange={setAmount}
        errorMessage={problem}
        description={`${formatMoney(payment.amount)} was paid; ${formatMoney(most)} can be refunded to ${refundPlace(payment)}.`}
      />
      <ReasonField reason={reason} />
    </CommandDialog>
  )
}
