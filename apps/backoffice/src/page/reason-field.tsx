import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type RequiredText, useRequiredText } from "./use-required-text.ts"

export const useReason = () => useRequiredText("Please enter a reason")

interface ReasonFieldProps {
  readonly reason: RequiredText
  /** What becomes of it. */
  readonly description?: string
}

/** Why staff do something. */
export function ReasonField({ reason, description = "Added to the order's history." }: ReasonFieldProps) {
  return (
    <TextField
      label="Reason"
      rows={3}
      maxLength={500}
      value={reason.value}
      onChange={reason.setValue}
      errorMessage={reason.errorMessage}
      description={description}
    />
  )
}
