import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"

/** Text that must be there; it complains once it was asked to. */
export const useRequired = (message: string, initial = "") => {
  const [value, setValue] = useState(initial)
  const [isChecked, setChecked] = useState(false)
  const isMissing = value.trim() === ""
  return {
    value,
    setValue,
    errorMessage: isChecked && isMissing ? message : undefined,
    /** The trimmed text; undefined, with the message shown, when there is none. */
    read: (): string | undefined => {
      setChecked(true)
      return isMissing ? undefined : value.trim()
    },
    /** Empty, and silent until it is asked again. */
    reset: () => {
      setValue("")
      setChecked(false)
    },
  }
}

export type Required = ReturnType<typeof useRequired>

export const useReason = () => useRequired("Please enter a reason")

/** Why; it goes into the order's history. */
export function ReasonField({ reason }: { readonly reason: Required }) {
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
