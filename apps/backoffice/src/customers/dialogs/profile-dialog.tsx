import { ProfileForm } from "@voltread/domain/accounts/user.ts"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { phoneDigits } from "@voltread/ui/form/digits.ts"
import { serverErrors } from "@voltread/ui/form/field-errors.ts"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { useChange } from "../../session/use-change.ts"
import { CommandDialog } from "../../shell/command-dialog.tsx"
import { focusInvalid } from "../../shell/focus-invalid.ts"
import type { CustomerDialogProps } from "../ask.ts"
import { NO_CUSTOMER } from "../queries.ts"

const validate = schemaValidator(ProfileForm)

/** Name and phone number (spec §5, profile edit). */
export default function ProfileDialog({ customer, onClose }: CustomerDialogProps) {
  const { run, isPending, problem } = useChange([["customers"]])
  const form = useAppForm({
    defaultValues: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      phone: customer.phone ?? "",
    },
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => validate(value) },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value, formApi }) => {
      const path = `/api/admin/customers/${encodeURIComponent(customer.username)}`
      const answer = await run({
        request: { method: "PUT", path, body: value },
        done: "Customer Profile updated successfully.",
        missing: NO_CUSTOMER,
      })
      if (answer._tag === "done") return onClose()
      formApi.setErrorMap(serverErrors(answer.fieldErrors))
      focusInvalid()
    },
  })
  return (
    <CommandDialog
      title="Edit profile"
      confirm="Save profile"
      isPending={isPending}
      problem={problem}
      onSubmit={() => void form.handleSubmit()}
      onClose={onClose}
    >
      <form.AppField name="firstName">
        {(field) => <field.TextInput label="First name" autoComplete="off" />}
      </form.AppField>
      <form.AppField name="lastName">
        {(field) => <field.TextInput label="Last name" autoComplete="off" />}
      </form.AppField>
      <form.AppField name="phone">
        {(field) => (
          <field.TextInput
            label="Phone"
            type="tel"
            autoComplete="off"
            normalize={phoneDigits}
            description="Ten digits"
          />
        )}
      </form.AppField>
    </CommandDialog>
  )
}
