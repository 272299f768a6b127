import { StaffForm, type StaffType } from "@voltread/domain/accounts/user.ts"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { phoneDigits } from "@voltread/ui/form/digits.ts"
import { serverErrors } from "@voltread/ui/form/field-errors.ts"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { useChange } from "../../session/use-change.ts"
import { CommandDialog } from "../../shell/command-dialog.tsx"
import { focusInvalid } from "../../shell/focus-invalid.ts"
import { NO_USER, staffKey } from "../queries.ts"
import { typeOptions } from "../staff-type.ts"

const validate = schemaValidator(StaffForm)
const ROLE: StaffType = "CUSTOMERSUPPORT"

export interface NewStaffDialogProps {
  /** Any role can be given, not customer support only. */
  readonly mayGiveAll: boolean
  readonly onClose: () => void
}

/** Spec §5, new staff user: a mail invites them to choose their password. */
export default function NewStaffDialog({ mayGiveAll, onClose }: NewStaffDialogProps) {
  const { run, isPending, problem } = useChange([staffKey])
  const form = useAppForm({
    defaultValues: { firstName: "", lastName: "", email: "", phone: "", role: ROLE },
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => validate(value) },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value, formApi }) => {
      const answer = await run({
        request: { method: "POST", path: "/api/users/add", body: value },
        done: "New Customer executive Added successfully.",
        missing: NO_USER,
      })
      if (answer._tag === "done") return onClose()
      formApi.setErrorMap(serverErrors(answer.fieldErrors))
      focusInvalid()
    },
  })
  return (
    <CommandDialog
      title="New staff user"
      confirm="Add and invite"
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
      <form.AppField name="email">
        {(field) => (
          <field.TextInput
            label="E-mail"
            type="email"
            autoComplete="off"
            description="Their user name; the invitation goes there."
          />
        )}
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
      <form.AppField name="role">
        {(field) => <field.SelectInput label="Role" options={typeOptions(mayGiveAll)} />}
      </form.AppField>
    </CommandDialog>
  )
}
