import { createFormHookContexts } from "@tanstack/react-form"
import type { FieldProps } from "../components/field.tsx"
import { firstMessage } from "./field-errors.ts"

/** What ties the fields to their form. */
export const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

/** A field speaks up once it has been left, or once the form has been sent. */
export const useShownError = (): string | undefined => {
  const field = useFieldContext<unknown>()
  const { errors, isBlurred } = field.state.meta
  const attempts = field.form.state.submissionAttempts
  return isBlurred || attempts > 0 ? firstMessage(errors) : undefined
}

export type FieldDisplayProps = Pick<FieldProps, "label" | "description" | "isOptional"> & {
  readonly className?: string
}
