import { createFormHook } from "@tanstack/react-form"
import type { Option } from "../components/option-list.tsx"
import { Select } from "../components/select.tsx"
import { CheckboxInput } from "./checkbox-input.tsx"
import {
  type FieldDisplayProps,
  fieldContext,
  formContext,
  useFieldContext,
  useShownError,
} from "./contexts.ts"
import { SubmitButton, TextInput } from "./fields.tsx"

interface ChoiceProps extends FieldDisplayProps {
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

/**
 * `useAppForm` with this design's fields. Validate with `validationLogic: validateOnBlur` and
 * `validators: { onDynamic: ({ value }) => validate(value) }`, where `validate` is a `schemaValidator(schema)`. TanStack
 * Form does not transform, so decode the value again in `onSubmit`.
 */
export const { useAppForm, withFieldGroup, withForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextInput, SelectInput, CheckboxInput },
  formComponents: { SubmitButton },
})
