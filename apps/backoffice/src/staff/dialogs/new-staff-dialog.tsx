import { StaffForm, type StaffType } from "@voltread/domain/accounts/user.ts"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { focusInvalid } from "../../page/focus-invalid.ts"
import { firstNameField, lastNameField, phoneField } from "../../page/person-fields.tsx"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { NO_USER, staffKey } from "../model/queries.ts"
import { typeOptions } from "../model/staff-type.ts"

const validate = schemaValidator(StaffForm)
const ROLE: StaffType = "CUSTOMERSUPPORT"

interface NewStaffDialogProps {
  /** Any role can be given, not customer support only. */
  readonly mayGiveAll: boolean
  readonly onClose: () => void
}

/** Spec §5, new staff user: an email invites them to choose a password. */
export default function NewStaffDialog({ mayGiveAll, onClose }: NewStaffDialogProps) {
  const { dialog, submit } = useChangeDialog({ affected: [staffKey], onClose })
  const form = useAppForm({
    defaultValues: { firstName: "", lastName: "", email: "", phone: "", role: ROLE },
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => validate(value) },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value, formApi }) => {
      const errors = await submit({
        request: { method: "POST", path: "/api/users/add", body: value },
        done: "New Customer executive Added successfully.",
        missing: NO_USER,
      })
      if (errors !== undefined) formApi.setErrorMap(errors)
    },
  })
  return (
    <CommandDialog
      title="New staff user"
      confirm="Add and invite"
      onSubmit={() => void submitForm(form)}
      {...dialog}
    >
      <form.AppField name="firstName">{firstNameField}</form.AppField>
      <form.AppField name="lastName">{lastNameField}</form.AppField>
      <form.AppField name="email">
        {(field) => (
          <field.TextInput
            label="Email"
            type="email"
            autoComplete="off"
            description="Their username. The invitation is sent there."
          />
        )}
      </form.AppField>
      <form.AppField name="phone">{phoneField}</form.AppField>
      <form.AppField name="role">
        {(field) => <field.SelectInput label="Role" options={typeOptions(mayGiveAll)} />}
      </form.AppField>
    </CommandDialog>
  )
}
