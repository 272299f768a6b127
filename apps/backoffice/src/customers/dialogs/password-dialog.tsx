import { PasswordForm } from "@voltread/domain/accounts/user.ts"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { focusInvalid } from "../../page/focus-invalid.ts"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import type { CustomerDialogProps } from "../model/customer-action.ts"
import { nameOf } from "../model/name.ts"
import { customerKey } from "../model/queries.ts"

const validate = schemaValidator(PasswordForm)

/** Sets a password for a customer, who is logged out everywhere and told by email. */
export default function PasswordDialog({ customer, onClose }: CustomerDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [customerKey(customer.username)], onClose })
  const form = useAppForm({
    defaultValues: { newPassword: "", confirmPassword: "" },
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => validate(value) },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value, formApi }) => {
      const path = `/api/admin/customers/${encodeURIComponent(customer.username)}/changePassword`
      const errors = await submit({
        request: { method: "PUT", path, body: value },
        done: "Customer password changed successfully.",
        missing: "Customer password could not be changed.",
      })
      if (errors !== undefined) formApi.setErrorMap(errors)
    },
  })
  return (
    <CommandDialog
      title={`Change the password of ${nameOf(customer)}`}
      confirm="Change password"
      onSubmit={() => void submitForm(form)}
      {...dialog}
    >
      <p>This customer is logged out everywhere and gets an email that the password was changed.</p>
      <form.AppField name="newPassword">
        {(field) => <field.TextInput label="New password" type="password" autoComplete="new-password" />}
      </form.AppField>
      <form.AppField name="confirmPassword">
        {(field) => (
          <field.TextInput label="Confirm new password" type="password" autoComplete="new-password" />
        )}
      </form.AppField>
    </CommandDialog>
  )
}
