import { createFormHook } from "@tanstack/react-form"
import { NativeSelect, type NativeSelectProps } from "../components/native-select.tsx"
import { CheckboxInput } from "./checkbox-input.tsx"
import { fieldContext, formContext, useFieldContext, useShownError } from "./contexts.ts"
import { SubmitButton, TextInput } from "./fields.tsx"

function SelectInput(
  props: Pick<NativeSelectProps, "label" | "options" | "autoComplete" | "placeholder" | "className">,
) {
  const field = useFieldContext<string>()
  return (
    <NativeSelect
      {...props}
      name={field.name}
      value={field.state.value}
      onChange={field.handleChange}
      onBlur={field.handleBlur}
      errorMessage={useShownError()}
    />
  )
}

/** `useAppForm` with native selects, which browsers can autofill. */
export const { useAppForm: useNativeForm, withFieldGroup: withNativeFieldGroup } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextInput, SelectInput, CheckboxInput },
  formComponents: { SubmitButton },
})
