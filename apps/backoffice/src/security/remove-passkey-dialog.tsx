import { PasswordField } from "@voltread/ui/components/password-field.tsx"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { useChangeDialog } from "../page/use-change-dialog.ts"
import { NO_PASSKEY, PASSKEYS, secondFactorKey } from "./queries.ts"
import type { PasskeyDialogProps } from "./rename-passkey-dialog.tsx"

export default function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [secondFactorKey], onClose })
  const [currentPassword, setPassword] = useState("")
  const [isSent, setSent] = useState(false)
  const remove = () => {
    setSent(true)
    if (currentPassword === "") return
    const path = `${PASSKEYS}/${passkey.passkeyId}/removal`
    void submit({
      request: { method: "POST", path, body: { currentPassword } },
      done: "The passkey was removed.",
      missing: NO_PASSKEY,
    })
  }
  return (
    <CommandDialog title={`Remove ${passkey.name}`} confirm="Remove" onSubmit={remove} {...dialog}>
      <p>
        You can no longer log in with it, and you are logged out everywhere else. Delete it on the device,
        too.
      </p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        value={currentPassword}
        onChange={setPassword}
        errorMessage={isSent && currentPassword === "" ? "Please enter your password" : undefined}
      />
    </CommandDialog>
  )
}
