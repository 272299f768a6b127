import { Checkbox } from "@voltread/ui/components/checkbox.tsx"
import { formatMoney } from "@voltread/ui/components/money.tsx"
import { NumberField } from "@voltread/ui/components/number-field.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import {
  AnswerReturnDocument,
  ReceiveReturnDocument,
  RefundReturnDocument,
} from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { amountValue } from "../../search-params/search-value.ts"
import { useMay } from "../../session/use-session.ts"
import { givenBack, proposedWords, returnWords } from "../model/money-words.ts"
import type { Item, OrderAction } from "../model/section-props.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

type ReturnAction = Extract<OrderAction, { _tag: "answerReturn" | "receiveReturn" | "refundReturn" }>

interface ReturnStepProps extends OrderDialogProps {
  readonly item: Item
}

/** The next step of a return that the customer asked for. */
export default function ReturnStepDialog({
  action,
  ...props
}: ReturnStepProps & { readonly action: ReturnAction }) {
  switch (action._tag) {
    case "answerReturn":
      return <AnswerDialog {...props} isAccepted={action.isAccepted} />
    case "receiveReturn":
      return <ReceiveDialog {...props} />
    case "refundReturn":
      return <RefundDialog {...props} />
  }
}

const unitsOf = ({ name, returnRequest }: Item): string => `${returnRequest?.quantity ?? 0} × ${name}`

const LOOK_AGAIN = "Please close this and look at it again."
const MEANWHILE: Readonly<Record<string, string>> = {
  WITHDRAWN: "The customer has withdrawn this return.",
  RECEIVED: `This return has been received meanwhile. ${LOOK_AGAIN}`,
  REFUNDED: `This return has been refunded meanwhile. ${LOOK_AGAIN}`,
}

/**
 * As `useDialogCommand`, until something happens to the return while the dialog is open: what a colleague did is not done
 * again, nor taken back, by somebody who has not read it, and another return that the customer asks for is not taken for
 * this one.
 */
const useReturnCommand = ({ order, item, onClose }: ReturnStepProps) => {
  const command = useDialogCommand(order.id, onClose)
  const status = item.returnRequest?.status ?? ""
  const [before] = useState(status)
  const [meanwhile, setMeanwhile] = useState<string>()
  if (!command.isPending && status !== before && status !== meanwhile) setMeanwhile(status)
  if (command.isPending || meanwhile === undefined) return command
  const problem = MEANWHILE[meanwhile] ?? `Somebody else has answered this return. ${LOOK_AGAIN}`
  return { ...command, problem, submit: async () => undefined }
}

function AnswerDialog({
  order,
  item,
  onClose,
  isAccepted,
}: ReturnStepProps & { readonly isAccepted: boolean }) {
  const [answer, setAnswer] = useState("")
  const [isChecked, setChecked] = useState(false)
  const { submit, ...state } = useReturnCommand({ order, item, onClose })
  const isMissing = !isAccepted && answer.trim() === ""
  const say = () => {
    setChecked(true)
    if (isMissing) return
    void submit({
      operation: AnswerReturnDocument,
      content: { itemId: item.id, isAccepted, answer: answer.trim() === "" ? null : answer.trim() },
      done: isAccepted ? "Return accepted." : "Return declined.",
    })
  }
  return (
    <CommandDialog
      title={isAccepted ? "Accept the return" : "Decline the return"}
      confirm={isAccepted ? "Accept" : "Decline"}
      onSubmit={say}
      onClose={onClose}
      {...state}
    >
      <p className="text-sm text-muted">{`${unitsOf(item)}: “${item.returnRequest?.reason ?? ""}”`}</p>
      {isAccepted && <p className="font-semibold">{proposedWords(order, item)}</p>}
      <TextField
        label="To the customer"
        rows={3}
        maxLength={1_000}
        isOptional={isAccepted}
        value={answer}
        onChange={setAnswer}
        errorMessage={isChecked && isMissing ? "Please tell the customer why" : undefined}
        description={
          isAccepted
            ? "Where to send it, or which store to bring it to."
            : "They read it on their order page."
        }
      />
    </CommandDialog>
  )
}

function ReceiveDialog({ order, item, onClose }: ReturnStepProps) {
  const most = item.returnRequest?.quantity ?? 0
  const [quantity, setQuantity] = useState(most)
  const [restock, setRestock] = useState(true)
  const mayRefund = useMay("refund")
  const { submit, ...state } = useReturnCommand({ order, item, onClose })
  const isWhole = Number.isInteger(quantity) && quantity >= 1 && quantity <= most
  const receive = () => {
    if (!isWhole) return
    void submit({
      operation: ReceiveReturnDocument,
      content: { itemId: item.id, restock, quantity },
      done: "Return received.",
    })
  }
  return (
    <CommandDialog
      title="Mark as received"
      confirm="Mark as received"
      onSubmit={receive}
      onClose={onClose}
      {...state}
    >
      <p className="text-sm text-muted">{unitsOf(item)}</p>
      {most > 1 && (
        <NumberField
          label="Units that came"
          value={quantity}
          onChange={setQuantity}
          minValue={1}
          maxValue={most}
          errorMessage={isWhole ? undefined : `Please enter 1 to ${most}`}
        />
      )}
      {isWhole && <p className="font-semibold">{returnWords(order, item, quantity, mayRefund)}</p>}
      <Checkbox isSelected={restock} onChange={setRestock}>
        Like new: put back in stock
      </Checkbox>
    </CommandDialog>
  )
}

/** Zero is an amount only where nothing is proposed. */
const amountProblem = (dollars: number, proposed: number, most: number): string | undefined => {
  if (Number.isNaN(dollars) || (dollars === 0 && proposed > 0))
    return "Please enter dollars, such as 250 or 99.50"
  return dollars > most ? `At most ${formatMoney(most)} of this order can be refunded` : undefined
}

function RefundDialog({ order, item, onClose }: ReturnStepProps) {
  const proposed = item.returnRequest?.proposedRefund ?? 0
  const [amount, setAmount] = useState(proposed.toFixed(2))
  const { submit, ...state } = useReturnCommand({ order, item, onClose })
  const dollars = Number(amountValue(amount.trim()))
  const problem = amountProblem(dollars, proposed, order.refundable)
  const parts = problem === undefined ? givenBack(dollars, order.paymentDetails) || "nothing" : undefined
  const refund = () => {
    if (parts === undefined) return
    void submit({
      operation: RefundReturnDocument,
      content: { itemId: item.id, amount: dollars },
      done: dollars === 0 ? "Return closed." : `Refunding ${parts}.`,
    })
  }
  return (
    <CommandDialog
      title={proposed === 0 ? "Close the return" : "Refund the return"}
      isIrreversible
      onSubmit={refund}
      onClose={onClose}
      {...state}
    >
      <p className="text-sm text-muted">{unitsOf(item)}</p>
      {order.refundable > 0 && (
        <TextField
          label="Amount, $"
          inputMode="decimal"
          value={amount}
          onChange={setAmount}
          errorMessage={problem}
          description="Suggested: their share of price, discount, shipping and tax, less what was refunded before."
        />
      )}
      <p className="font-semibold">{parts !== undefined && `Refunds ${parts}.`}</p>
    </CommandDialog>
  )
}
