import { createFormHook } from "@tanstack/react-form"
import { fieldContext, formContext } from "./contexts.ts"
import { PasswordInput, SubmitButton, TextInput } from "./fields.tsx"

/** `useAppForm` for forms without a choice: the list box of the other one weighs 30 kB. */
export const { useAppForm: useTextForm } = createFormHook({
  fieldContext,
  formContext,
  fieldComponents: { TextInput, PasswordInput },
  formComponents: { SubmitButton },
})
