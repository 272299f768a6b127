import { EMAIL_MESSAGE, isEmail, normalizeEmail } from "@voltread/domain/shared/email.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { useChangeDialog } from "../page/use-change-dialog.ts"

interface EraseAddressDialogProps {
  readonly onClose: () => void
}

/** Erases the customer or guest with an email address. Typing it twice guards against erasing another. */
export default function EraseAddressDialog({ onClose }: EraseAddressDialogProps) {
  const { dialog, submit } = useChangeDialog({
    affected: [["customers"], ["erasures"], ["orders"], ["order"]],
    onClose,
  })
  const [email, setEmail] = useState("")
  const [again, setAgain] = useState("")
  const [isChecked, setChecked] = useState(false)
  const isAddress = isEmail(email.trim())
  const isSame = normalizeEmail(again) === normalizeEmail(email)

  const confirm = () => {
    setChecked(true)
    if (!isAddress || !isSame) return
    void submit({
      request: { method: "POST", path: "/api/admin/erasures", body: { email } },
      done: "The personal data of this address was erased.",
      missing: "We have no data about this address.",
    })
  }
  return (
    <CommandDialog title="Erase by email address" isIrreversible onSubmit={confirm} {...dialog}>
      <p>
        All data of this guest or customer is deleted, and their data in orders and applications becomes
        unreadable. Amounts stay in the books.
      </p>
      <TextField
        label="Email address"
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        errorMessage={isChecked && !isAddress ? EMAIL_MESSAGE : undefined}
      />
      <TextField
        label="Type it again to confirm"
        type="email"
        autoComplete="off"
        value={again}
        onChange={setAgain}
        errorMessage={isChecked && !isSame ? "The addresses do not match" : undefined}
      />
    </CommandDialog>
  )
}
