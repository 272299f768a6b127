import { createFormHook } from "@tanstack/react-form"
import { PasswordField } from "../components/password-field.tsx"
import type { TextFieldProps } from "../components/text-field.tsx"
import {
  type FieldDisplayProps,
  fieldContext,
  formContext,
  useFieldContext,
  useShownError,
} from "./contexts.ts"
import { SubmitButton, TextInput } from "./fields.tsx"

function PasswordInput(props: FieldDisplayProps & Pick<TextFieldProps, "autoComplete">) {
  const field = useFieldContext<string>()
  return (
    <PasswordField
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={field.handleChange}
      onBlur={field.handleBlur}
      errorMessage={useShownError()}
    />
  )
}

/** `useAppForm` without a select, whose list box weighs 30 kB. */
export const { useAppForm: useTextForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextInput, PasswordInput },
  formComponents: { SubmitButton },
})
