import { createFormHookContexts } from "@tanstack/react-form"
import type { FieldProps } from "../components/native-field.tsx"
import { firstMessage } from "./field-errors.ts"

export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

/** The field's error, shown after blur or after the first submit. */
export const useShownError = (): string | undefined => {
  const field = useFieldContext<unknown>()
  const { errors, isBlurred } = field.state.meta
  const attempts = field.form.state.submissionAttempts
  return isBlurred || attempts > 0 ? firstMessage(errors) : undefined
}

export type FieldDisplayProps = Pick<FieldProps, "label" | "description" | "isOptional"> & {
  readonly className?: string
}
