import { Button } from "@voltread/ui/components/button.tsx"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { ProblemNotice } from "@voltread/ui/components/notice.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type FormEvent, useRef, useState } from "react"
import { RequestReturnDocument } from "../generated/order.ts"
import { toast } from "../shop/toasts.ts"
import { createUnsent, useUnsent } from "../shop/unsent.ts"
import { ChooseUnits } from "./choose-units.tsx"
import type { OrderDialogProps } from "./order-action-props.ts"
import { returnableItems } from "./order-returns.ts"
import { useOwnOrderCommand } from "./use-own-order-command.ts"

interface Values {
  /** By the id of their item. */
  readonly units: Readonly<Record<string, number>>
  readonly reason: string
}

const unsent = createUnsent<Values>()
const nothing: Values = { units: {}, reason: "" }

/** Which units the shopper wants to send back, and why. */
export default function ReturnDialog({ order, token, onClose }: OrderDialogProps) {
  const { send, isPending, problem } = useOwnOrderCommand({ id: order.id, token })
  const items = returnableItems(order.items, new Date())
  const { values, keep, close } = useUnsent(unsent, order.id, nothing, onClose)
  const [{ units, reason }, setValues] = useState(values)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const lines = items.flatMap(({ id }) => {
    const quantity = units[id] ?? 0
    return quantity > 0 ? [{ itemId: id, quantity }] : []
  })

  const change = (values: Values) => {
    keep(values)
    setValues(values)
  }

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (lines.length === 0 || reason.trim() === "") {
      const wrong = lines.length === 0 ? "input" : "[aria-invalid]"
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(wrong)?.focus())
      return
    }
    const done = await send(RequestReturnDocument, { lines, reason })
    if (done === null) return
    toast({ severity: "success", message: done })
    close()
  }

  return (
    <Dialog
      isDismissable={false}
      title="Return items"
      isOpen
      onOpenChange={(isOpen) => {
        // Closed while it is sent, it would take a refusal along.
        if (!isOpen && !isPending) close()
      }}
    >
      <form ref={form} className="flex flex-col gap-5" noValidate onSubmit={(event) => void ask(event)}>
        <ChooseUnits
          items={items.map(({ id, name, returnableQuantity }) => ({ id, name, most: returnableQuantity }))}
          units={units}
          done="returned"
          onChange={(chosen) => change({ units: chosen, reason })}
        />
        {isChecked && lines.length === 0 && (
          <p role="alert" className="text-sm font-medium text-danger">
            Please choose what you want to return
          </p>
        )}
        <TextField
          label="Why are you returning it?"
          maxLength={1_000}
          value={reason}
          onChange={(text) => change({ units, reason: text })}
          errorMessage={isChecked && reason.trim() === "" ? "Please tell us why" : undefined}
          description="We will email you where to send it or which store to bring it to."
        />
        <ProblemNotice problem={problem} />
        <Button type="submit" isPending={isPending}>
          Request return
        </Button>
      </form>
    </Dialog>
  )
}
