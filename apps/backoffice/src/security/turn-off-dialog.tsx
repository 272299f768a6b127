import { PasswordField } from "@voltread/ui/components/password-field.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { useChangeDialog } from "../page/use-change-dialog.ts"
import { SECOND_FACTOR, secondFactorKey } from "./queries.ts"

export default function TurnOffDialog({ onClose }: { readonly onClose: () => void }) {
  const { dialog, submit } = useChangeDialog({ affected: [secondFactorKey], onClose })
  const [currentPassword, setPassword] = useState("")
  const [code, setCode] = useState("")
  const turnOff = () => {
    void submit({
      request: { method: "POST", path: `${SECOND_FACTOR}/off`, body: { currentPassword, code } },
      done: "The authenticator app is off.",
      missing: "Your account could not be found.",
    })
  }
  return (
    <CommandDialog title="Turn off the authenticator app" confirm="Turn off" onSubmit={turnOff} {...dialog}>
      <p>You will no longer be asked for a code.</p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        autoFocus
        value={currentPassword}
        onChange={setPassword}
      />
      <TextField
        label="Code"
        description="From your authenticator app, or a recovery code."
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
      />
    </CommandDialog>
  )
}
