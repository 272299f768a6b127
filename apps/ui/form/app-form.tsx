import { createFormHook, createFormHookContexts, revalidateLogic } from "@tanstack/react-form"
import type { ReactNode } from "react"
import { Button } from "../components/button.tsx"
import type { ButtonVariant } from "../components/button-style.ts"
import { Checkbox } from "../components/checkbox.tsx"
import type { FieldProps } from "../components/field.tsx"
import type { Option } from "../components/option-list.tsx"
import { Select } from "../components/select.tsx"
import { TextField, type TextFieldProps } from "../components/text-field.tsx"
import { firstMessage } from "./field-errors.ts"

const { fieldContext, formContext, useFieldContext, useFormContext } = createFormHookContexts()

/** A field speaks up once it has been left, or once the form has been sent. */
const useShownError = (): string | undefined => {
  const field = useFieldContext<unknown>()
  const { errors, isBlurred } = field.state.meta
  const attempts = field.form.state.submissionAttempts
  return isBlurred || attempts > 0 ? firstMessage(errors) : undefined
}

type FieldLook = Pick<FieldProps, "label" | "description" | "isOptional"> & { readonly className?: string }

interface TextInputProps
  extends FieldLook,
    Pick<
      TextFieldProps,
      "autoComplete" | "type" | "inputMode" | "maxLength" | "placeholder" | "rows" | "autoFocus"
    > {
  /** Puts what was typed or filled in into the form's own shape, such as digits only. */
  readonly normalize?: (text: string) => string
}

function TextInput({ normalize = (text) => text, ...props }: TextInputProps) {
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

interface ChoiceProps extends FieldLook {
  readonly options: ReadonlyArray<Option>
  readonly placeholder?: string
}

function SelectInput(props: ChoiceProps & { readonly autoComplete?: string }) {
  const field = useFieldContext<string>()
  return (
    <Select
      {...props}
      name={field.name}
      value={field.state.value === "" ? null : field.state.value}
      onChange={field.handleChange}
      onBlur={field.handleBlur}
      errorMessage={useShownError()}
    />
  )
}

function TickInput({ children }: { readonly children: ReactNode }) {
  const field = useFieldContext<boolean>()
  return (
    <Checkbox
      name={field.name}
      isSelected={field.state.value}
      onChange={field.handleChange}
      onBlur={field.handleBlur}
    >
      {children}
    </Checkbox>
  )
}

function SubmitButton({
  children,
  variant = "primary",
  className = "",
}: {
  readonly children: ReactNode
  readonly variant?: ButtonVariant
  readonly className?: string
}) {
  const form = useFormContext()
  return (
    <form.Subscribe selector={(state) => state.isSubmitting}>
      {(isSubmitting) => (
        <Button type="submit" variant={variant} isPending={isSubmitting} className={className}>
          {children}
        </Button>
      )}
    </form.Subscribe>
  )
}

/**
 * `useAppForm` with this design's fields. Validate with `validators: { onDynamic: standard(schema) }` and
 * `validationLogic: whenLeft`; TanStack Form does not transform, so decode the value again in `onSubmit`.
 */
export const { useAppForm, withForm, withFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextInput, SelectInput, TickInput },
  formComponents: { SubmitButton },
})

/** Checks a field when it is left, and after the first sending at every change. */
export const whenLeft = revalidateLogic({ mode: "blur", modeAfterSubmission: "change" })
