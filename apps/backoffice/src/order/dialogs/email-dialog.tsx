import { EMAIL_MAX_LENGTH, EMAIL_MESSAGE, isEmail } from "@voltread/domain/shared/email.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { UpdateOrderEmailDocument } from "../../generated/order-dialogs.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { ChangedMeanwhile } from "./changed-meanwhile.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

/** For a customer who mistyped their address at checkout. */
export default function EmailDialog({ order, onClose }: OrderDialogProps) {
  const [opened] = useState(order.email)
  const [email, setEmail] = useState(opened)
  const [isChecked, setChecked] = useState(false)
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const isAddress = isEmail(email.trim())
  const save = () => {
    setChecked(true)
    if (!isAddress) return
    const done = "Email address updated successfully."
    const content = { email, revision: order.revision }
    void submit({ operation: UpdateOrderEmailDocument, content, done })
  }
  return (
    <CommandDialog
      title="Edit email address"
      confirm="Save address"
      onSubmit={save}
      onClose={onClose}
      {...state}
    >
      {order.email !== opened && !state.isPending && <ChangedMeanwhile>{order.email}</ChangedMeanwhile>}
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_LENGTH}
        value={email}
        onChange={setEmail}
        description="We email the link to the order to this address, and everything that follows. Links that went to the old one stop working."
        errorMessage={isChecked && !isAddress ? EMAIL_MESSAGE : undefined}
      />
      <p className="text-sm text-muted">
        {order.username === null
          ? "Whoever has an account with this address sees the order there."
          : "The address of the customer's account does not change."}
        {order.leaseDetails !== null && " The lender keeps the address that it was given."}
      </p>
    </CommandDialog>
  )
}
