import { Button } from "@voltread/ui/components/button.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import type { FormEvent } from "react"
import { RecognizeOrderPaymentDocument } from "../../generated/order-found.ts"
import { useRequiredText } from "../../page/use-required-text.ts"
import { useDialogCommand } from "../dialogs/use-dialog-command.ts"

/** For staff who found at the payment provider a payment whose answer was lost. */
export function FoundPayment({ orderId }: { readonly orderId: string }) {
  const found = useRequiredText("Please enter the order ID that you found")
  const { submit, isPending, problem } = useDialogCommand(orderId, found.reset)
  const lookUp = (event: FormEvent) => {
    event.preventDefault()
    const transactionId = found.read()
    if (transactionId === undefined || isPending) return
    void submit({
      operation: RecognizeOrderPaymentDocument,
      content: { transactionId },
      done: "Payment found and recorded.",
    })
  }
  return (
    <form onSubmit={lookUp} noValidate className="my-2 flex max-w-md flex-col items-start gap-2">
      <TextField
        label="Order ID at the payment provider"
        maxLength={64}
        value={found.value}
        onChange={found.setValue}
        errorMessage={found.errorMessage ?? problem}
        className="w-full"
      />
      <Button type="submit" size="sm" isPending={isPending}>
        Look up
      </Button>
    </form>
  )
}
