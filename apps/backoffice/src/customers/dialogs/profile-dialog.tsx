import { ProfileForm } from "@voltread/domain/accounts/user.ts"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { useState } from "react"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { focusInvalid } from "../../page/focus-invalid.ts"
import { firstNameField, lastNameField, phoneField } from "../../page/person-fields.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import type { CustomerDialogProps } from "../model/customer-action.ts"
import { NO_CUSTOMER } from "../model/queries.ts"

const validate = schemaValidator(ProfileForm)

/** Name and phone number (spec §5, profile edit). */
export default function ProfileDialog({ customer, onClose }: CustomerDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [["customers"]], onClose })
  const { firstName, lastName, phone } = customer
  const [replaces] = useState({ firstName, lastName, phone })
  const form = useAppForm({
    defaultValues: { firstName, lastName, phone: phone ?? "" },
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => validate(value) },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value, formApi }) => {
      const path = `/api/admin/customers/${encodeURIComponent(customer.username)}`
      const errors = await submit({
        request: { method: "PUT", path, body: { ...value, replaces } },
        done: "Customer Profile updated successfully.",
        missing: NO_CUSTOMER,
      })
      if (errors !== undefined) formApi.setErrorMap(errors)
    },
  })
  return (
    <CommandDialog
      title="Edit profile"
      confirm="Save profile"
      onSubmit={() => void submitForm(form)}
      {...dialog}
    >
      <form.AppField name="firstName">{firstNameField}</form.AppField>
      <form.AppField name="lastName">{lastNameField}</form.AppField>
      <form.AppField name="phone">{phoneField}</form.AppField>
    </CommandDialog>
  )
}
