import type { Passkey } from "@voltread/domain/contract/passkey.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { useChangeDialog } from "../page/use-change-dialog.ts"
import { NO_PASSKEY, PASSKEYS, secondFactorKey } from "./queries.ts"

export interface PasskeyDialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

export default function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [secondFactorKey], onClose })
  const [name, setName] = useState(passkey.name)
  const [isSent, setSent] = useState(false)
  const rename = () => {
    setSent(true)
    if (name.trim() === "") return
    void submit({
      request: { method: "PUT", path: `${PASSKEYS}/${passkey.passkeyId}`, body: { name } },
      done: "The passkey was renamed.",
      missing: NO_PASSKEY,
    })
  }
  return (
    <CommandDialog title={`Rename ${passkey.name}`} confirm="Rename" onSubmit={rename} {...dialog}>
      <TextField
        label="Name"
        autoFocus
        maxLength={60}
        value={name}
        onChange={setName}
        errorMessage={isSent && name.trim() === "" ? "Please name the passkey" : undefined}
      />
    </CommandDialog>
  )
}
