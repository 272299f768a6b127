import type { ReactNode } from "react"
import { Button } from "../components/button.tsx"
import type { ButtonVariant } from "../components/button-style.ts"
import { TextField, type TextFieldProps } from "../components/text-field.tsx"
import { early } from "../page/early-press.ts"
import { type FieldDisplayProps, useFieldContext, useFormContext, useShownError } from "./contexts.ts"

interface TextInputProps
  extends FieldDisplayProps,
    Pick<
      TextFieldProps,
      | "autoComplete"
      | "type"
      | "inputMode"
      | "maxLength"
      | "placeholder"
      | "rows"
      | "autoFocus"
      | "aria-describedby"
    > {
  /** Normalizes typed or autofilled text, such as to digits only. */
  readonly normalize?: (text: string) => string
}

export function TextInput({ normalize = (text) => text, ...props }: TextInputProps) {
  const field = useFieldContext<string>()
  return (
    <TextField
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={(text) => field.handleChange(normalize(text))}
      onBlur={field.handleBlur}
      errorMessage={useShownError()}
    />
  )
}

export function SubmitButton({
  children,
  variant = "primary",
  className = "",
  formId,
  isWaiting = false,
}: {
  readonly children: ReactNode
  readonly variant?: ButtonVariant
  readonly className?: string
  /** The id of the form element that it sends, for a button outside of it. */
  readonly formId?: string
  /** What would be sent is not known yet. */
  readonly isWaiting?: boolean
}) {
  const form = useFormContext()
  return (
    <form.Subscribe selector={(state) => state.isSubmitting}>
      {(isSubmitting) => (
        <Button
          {...early}
          type="submit"
          variant={variant}
          isPending={isSubmitting || isWaiting}
          className={className}
          {...(formId === undefined ? {} : { form: formId })}
        >
          {children}
        </Button>
      )}
    </form.Subscribe>
  )
}
