import { useMutation, useQueryClient } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { PasswordField } from "@voltread/ui/components/password-field.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { addPasskey } from "./queries.ts"

interface AddPasskeyDialogProps {
  /** Of an account that had none until now. */
  readonly onCodes: (codes: ReadonlyArray<string>) => void
  readonly onClose: () => void
}

export default function AddPasskeyDialog({ onCodes, onClose }: AddPasskeyDialogProps) {
  const queryClient = useQueryClient()
  const [name, setName] = useState("")
  const [password, setPassword] = useState("")
  const [isSent, setSent] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addPasskey(name, password),
    onSuccess: async (codes) => {
      showToast({ severity: "success", message: "The passkey was added." })
      if (codes.length > 0) onCodes(codes)
      onClose()
      // Queries that were refused without a second factor succeed now.
      await queryClient.invalidateQueries()
    },
  })
  const submit = () => {
    setSent(true)
    if (name.trim() !== "" && password !== "") mutate()
  }
  return (
    <CommandDialog
      title="Add a passkey"
      confirm="Continue"
      isPending={isPending}
      problem={error === null ? undefined : messageOf(error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Your browser asks next where to keep it: on this device, on your phone, or on a security key.</p>
      <TextField
        label="Name"
        description="To recognize it later, such as “My laptop”."
        autoFocus
        maxLength={60}
        value={name}
        onChange={setName}
        errorMessage={isSent && name.trim() === "" ? "Please name the passkey" : undefined}
      />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        errorMessage={isSent && password === "" ? "Please enter your password" : undefined}
      />
    </CommandDialog>
  )
}
