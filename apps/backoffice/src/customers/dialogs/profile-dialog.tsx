import { useQueryClient } from "@tanstack/react-query"
import { ProfileForm } from "@voltread/domain/accounts/user.ts"
import type { Customer } from "@voltread/domain/contract/customer.ts"
import { type Words, wordDifferences } from "@voltread/domain/shared/difference.ts"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { useState } from "react"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { focusInvalid } from "../../page/focus-invalid.ts"
import { NewerVersion } from "../../page/newer-version.tsx"
import { firstNameField, lastNameField, phoneField } from "../../page/person-fields.tsx"
import { useEditDialog } from "../../page/use-edit-dialog.ts"
import type { CustomerDialogProps } from "../model/customer-action.ts"
import { customerQuery, NO_CUSTOMER } from "../model/queries.ts"

const validate = schemaValidator(ProfileForm)

const profileOf = ({ firstName, lastName, phone }: Customer) => ({ firstName, lastName, phone })

const valuesOf = ({ firstName, lastName, phone }: Customer) => ({ firstName, lastName, phone: phone ?? "" })

const wordsOf = ({ firstName, lastName, phone }: Customer): Words => ({
  "First name": firstName,
  "Last name": lastName,
  ...(phone === null ? {} : { Phone: phone }),
})

/** Name and phone number (spec §5, profile edit). */
export default function ProfileDialog({ customer, onClose }: CustomerDialogProps) {
  const { username } = customer
  const [opened] = useState(customer)
  const queryClient = useQueryClient()
  const { current, before, dialog, submit } = useEditDialog({
    affected: [["customers"]],
    opened,
    load: () => queryClient.fetchQuery({ ...customerQuery(username), staleTime: 0 }),
    versionOf: (known) => JSON.stringify(profileOf(known)),
    valuesOf,
    onClose,
  })
  const form = useAppForm({
    defaultValues: valuesOf(opened),
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => validate(value) },
    onSubmitInvalid: focusInvalid,
    onSubmit: ({ value, formApi }) => {
      const path = `/api/admin/customers/${encodeURIComponent(username)}`
      return submit(formApi, value, (known) => ({
        request: { method: "PUT", path, body: { ...value, replaces: profileOf(known) } },
        done: "Customer Profile updated successfully.",
        missing: NO_CUSTOMER,
      }))
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
      {before !== undefined && (
        <NewerVersion
          by={current.timeline.find(({ kind }) => kind === "profile-updated")?.actor.name}
          what="this profile"
          differences={wordDifferences(wordsOf(before), wordsOf(current))}
        />
      )}
    </CommandDialog>
  )
}
