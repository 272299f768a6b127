import { normalizeEmail } from "@voltread/domain/shared/email.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { useChange } from "../../session/use-change.ts"
import { CommandDialog } from "../../shell/command-dialog.tsx"
import { NO_CUSTOMER } from "../queries.ts"

export interface EraseDialogProps {
  readonly username: string
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Forgets a customer for good; whoever does it types the user name, so that it is never the wrong one. */
export default function EraseDialog({ username, onClose, onDone }: EraseDialogProps) {
  const { run, isPending, problem } = useChange([["customers"], ["erasures"], ["orders"], ["order"]])
  const [typed, setTyped] = useState("")
  const [isChecked, setChecked] = useState(false)
  const isRight = normalizeEmail(typed) === username

  const submit = async () => {
    setChecked(true)
    if (!isRight) return
    const answer = await run({
      request: { method: "DELETE", path: `/api/admin/customers/${encodeURIComponent(username)}` },
      done: "The customer's personal data was erased.",
      missing: NO_CUSTOMER,
    })
    if (answer._tag === "refused") return
    onDone?.()
    onClose()
  }
  return (
    <CommandDialog
      title="Erase personal data"
      confirm="irreversible"
      isPending={isPending}
      problem={problem}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>
        Profile, addresses, messages and sign-ins of <strong className="break-all">{username}</strong> are
        deleted, and what orders and applications hold of this person becomes unreadable. Amounts stay in the
        books.
      </p>
      <TextField
        label="Type the user name to confirm"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        errorMessage={isChecked && !isRight ? "This is not the user name" : undefined}
      />
    </CommandDialog>
  )
}
