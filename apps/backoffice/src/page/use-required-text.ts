import { useState } from "react"
import { useDraft } from "./use-draft.ts"

interface RequiredTextOptions {
  readonly initial?: string | undefined
  /** Of a draft. */
  readonly place?: string
}

/** Text that must not be empty; the message shows once the form was submitted. */
export const useRequiredText = (message: string, { initial = "", place }: RequiredTextOptions = {}) => {
  const [value, setValue] = useDraft(place, initial)
  const [isChecked, setChecked] = useState(false)
  const isMissing = value.trim() === ""
  return {
    value,
    setValue,
    /** Puts more below the text. */
    insert: (more: string) => setValue((text) => `${text.trimEnd()}\n\n${more}`.trimStart()),
    errorMessage: isChecked && isMissing ? message : undefined,
    /** The trimmed text; undefined, with the message shown, when there is none. */
    read: (): string | undefined => {
      setChecked(true)
      return isMissing ? undefined : value.trim()
    },
    /** Empties the field and takes the message away. */
    reset: () => {
      setValue("")
      setChecked(false)
    },
  }
}

export type RequiredText = ReturnType<typeof useRequiredText>
