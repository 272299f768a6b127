import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { NO_CUSTOMER } from "../model/queries.ts"

interface EraseDialogProps {
  readonly username: string
  /** Without an account: whoever has ordered with that address. */
  readonly isGuest?: boolean
  readonly onClose: () => void
}

/** Erases a customer's personal data. Typing the address guards against erasing the wrong one. */
export default function EraseDialog({ username, isGuest = false, onClose }: EraseDialogProps) {
  const { dialog, submit } = useChangeDialog({
    affected: [["customers"], ["erasures"], ["orders"], ["order"]],
    onClose,
  })
  const [typed, setTyped] = useState("")
  const [isChecked, setChecked] = useState(false)
  const isRight = normalizeEmail(typed) === username

  const confirm = () => {
    setChecked(true)
    if (!isRight) return
    void submit({
      request: isGuest
        ? { method: "POST", path: "/api/admin/erasures", body: { email: username } }
        : { method: "DELETE", path: `/api/admin/customers/${encodeURIComponent(username)}` },
      done: "The customer's personal data was erased.",
      missing: NO_CUSTOMER,
    })
  }
  return (
    <CommandDialog title="Erase personal data" isIrreversible onSubmit={confirm} {...dialog}>
      <p>
        Profile, addresses, messages and log-ins of <strong className="break-all">{username}</strong> are
        deleted, and this person's data in orders and applications becomes unreadable. Amounts stay in the
        books.
      </p>
      <TextField
        label="Type the username to confirm"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        errorMessage={isChecked && !isRight ? "This is not the username" : undefined}
      />
    </CommandDialog>
  )
}
