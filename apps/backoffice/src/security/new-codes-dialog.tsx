import { useMutation, useQueryClient } from "@tanstack/react-query"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import { CommandDialog } from "../page/command-dialog.tsx"
import { renewRecoveryCodes, secondFactorKey } from "./queries.ts"

interface NewCodesDialogProps {
  readonly onCodes: (codes: ReadonlyArray<string>) => void
  readonly onClose: () => void
}

export default function NewCodesDialog({ onCodes, onClose }: NewCodesDialogProps) {
  const queryClient = useQueryClient()
  const [code, setCode] = useState("")
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => renewRecoveryCodes(code),
    onSuccess: async (codes) => {
      onCodes(codes)
      onClose()
      await queryClient.invalidateQueries({ queryKey: secondFactorKey })
    },
  })
  return (
    <CommandDialog
      title="New recovery codes"
      confirm="Make new codes"
      isPending={isPending}
      problem={error === null ? undefined : messageOf(error)}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <p>The codes that you have now will not work any more.</p>
      <TextField
        label="Code"
        description="From your authenticator app."
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        value={code}
        onChange={setCode}
      />
    </CommandDialog>
  )
}
