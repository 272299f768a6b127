import { useMutation, useQueryClient } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { PasswordField } from "@voltread/ui/components/password-field.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { renewRecoveryCodes, secondFactorKey } from "./queries.ts"

interface NewCodesDialogProps {
  /** If false, the password is asked for instead of a code. */
  readonly hasApp: boolean
  readonly onCodes: (codes: ReadonlyArray<string>) => void
  readonly onClose: () => void
}

export default function NewCodesDialog({ hasApp, onCodes, onClose }: NewCodesDialogProps) {
  const queryClient = useQueryClient()
  const [proof, setProof] = useState("")
  const [isSent, setSent] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => renewRecoveryCodes(hasApp ? { code: proof } : { currentPassword: proof }),
    onSuccess: async (codes) => {
      onCodes(codes)
      onClose()
      await queryClient.invalidateQueries({ queryKey: secondFactorKey })
    },
  })
  const isMissing = isSent && proof === ""
  const submit = () => {
    setSent(true)
    if (proof !== "") mutate()
  }
  return (
    <CommandDialog
      title="New recovery codes"
      confirm="Generate new codes"
      isPending={isPending}
      problem={error === null ? undefined : messageOf(error)}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>Your current codes will stop working.</p>
      {hasApp ? (
        <TextField
          label="Code"
          description="From your authenticator app."
          autoComplete="one-time-code"
          inputMode="numeric"
          autoFocus
          value={proof}
          onChange={setProof}
          errorMessage={isMissing ? "Please enter the code" : undefined}
        />
      ) : (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          autoFocus
          value={proof}
          onChange={setProof}
          errorMessage={isMissing ? "Please enter your password" : undefined}
        />
      )}
    </CommandDialog>
  )
}
