import { phoneDigits } from "@voltread/ui/form/digits.ts"
import type { TextInput } from "@voltread/ui/form/fields.tsx"

interface Field {
  readonly TextInput: typeof TextInput
}

/** Fields of a person, as children of a form's `AppField`. */
export const firstNameField = (field: Field) => <field.TextInput label="First name" autoComplete="off" />

export const lastNameField = (field: Field) => <field.TextInput label="Last name" autoComplete="off" />

export const phoneField = (field: Field) => (
  <field.TextInput
    label="Phone"
    type="tel"
    autoComplete="off"
    normalize={phoneDigits}
    description="10 digits"
  />
)
