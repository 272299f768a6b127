import { TextField } from "@voltread/ui/components/text-field.tsx"
import { type RequiredText, useRequiredText } from "../../page/use-required-text.ts"

export const useReason = () => useRequiredText("Please enter a reason")

/** Why; it goes into the order's history. */
export function ReasonField({ reason }: { readonly reason: RequiredText }) {
  return (
    <TextField
      label="Reason"
      rows={3}
      maxLength={500}
      value={reason.value}
      onChange={reason.setValue}
      errorMessage={reason.errorMessage}
      description="Goes into the order's history."
    />
  )
}
