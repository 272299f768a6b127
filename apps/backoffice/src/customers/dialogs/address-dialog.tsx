import { useQueryClient } from "@tanstack/react-query"
import type { Address } from "@voltread/domain/contract/account.ts"
import { type Words, wordDifferences } from "@voltread/domain/shared/difference.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { BILLING_FIELDS, POSTAL_FIELDS } from "@voltread/ui/form/postal-values.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { useState } from "react"
import { AddressFields } from "../../page/address-fields.tsx"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { focusInvalid } from "../../page/focus-invalid.ts"
import { NewerVersion } from "../../page/newer-version.tsx"
import { useEditDialog } from "../../page/use-edit-dialog.ts"
import { addressBody, addressErrors, addressValues, replacedAddress } from "../model/address-values.ts"
import type { CustomerDialogProps } from "../model/customer-action.ts"
import { customerKey, customerQuery, NO_CUSTOMER } from "../model/queries.ts"

const wordsOf = (address: Address): Words => ({
  Name: `${address.firstName} ${address.lastName}`,
  Address: [address.address1, address.address2, address.city, `${address.state.value} ${address.postalCode}`]
    .filter((part) => part !== "")
    .join(", "),
  Phone: address.phone,
})

/** A saved address of a customer, new or changed (spec §5, profile address and billing fields). */
export default function AddressDialog({
  customer,
  address,
  onClose,
}: CustomerDialogProps & {
  /** Absent: a new one. */
  readonly address: Address | undefined
}) {
  const [opened] = useState(address ?? null)
  const isNew = opened === null
  const queryClient = useQueryClient()
  const formOf = (known: Address | null) => addressValues(known ?? undefined, customer)
  const { current, before, dialog, submit } = useEditDialog({
    affected: [customerKey(customer.username)],
    opened,
    load: async () => {
      const newest = await queryClient.fetchQuery({ ...customerQuery(customer.username), staleTime: 0 })
      return newest?.addresses.find(({ addressId }) => addressId === opened?.addressId) ?? null
    },
    versionOf: (known) => JSON.stringify(known),
    valuesOf: formOf,
    onClose,
  })
  const form = useAppForm({
    defaultValues: formOf(opened),
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => addressErrors(value, isNew) },
    onSubmitInvalid: focusInvalid,
    onSubmit: ({ value, formApi }) => {
      const base = `/api/admin/customers/${encodeURIComponent(customer.username)}/address`
      const body = addressBody(value)
      return submit(formApi, value, (known) =>
        known === null
          ? {
              request: { method: "POST", path: `${base}/add`, body },
              done: "Address added successfully.",
              missing: NO_CUSTOMER,
            }
          : {
              request: {
                method: "PUT",
                path: `${base}/update/${encodeURIComponent(known.addressId)}`,
                body: { ...body, replaces: replacedAddress(known) },
              },
              done: "Address updated successfully.",
              missing: "The address could not be found.",
            },
      )
    },
  })
  return (
    <CommandDialog
      title={isNew ? "Add an address" : "Edit address"}
      confirm="Save address"
      size="md"
      onSubmit={() => void submitForm(form)}
      {...dialog}
    >
      <AddressFields form={form} fields={POSTAL_FIELDS} of="" />
      {current?.isDefaultShipping === true ? (
        <Badge tone="info">Default shipping</Badge>
      ) : (
        <form.AppField name="isDefaultShipping">
          {(field) => <field.CheckboxInput>Use it as the default shipping address</field.CheckboxInput>}
        </form.AppField>
      )}
      {current?.isDefaultBilling === true ? (
        <Badge tone="info">Default billing</Badge>
      ) : (
        <form.Subscribe selector={({ values }) => values.isBillingShippingSame}>
          {(isSame) =>
            isSame && (
              <form.AppField name="isDefaultBilling">
                {(field) => <field.CheckboxInput>Use it as the default billing address</field.CheckboxInput>}
              </form.AppField>
            )
          }
        </form.Subscribe>
      )}
      {isNew && (
        <form.AppField name="isBillingShippingSame">
          {(field) => <field.CheckboxInput>Bills go to the same address</field.CheckboxInput>}
        </form.AppField>
      )}
      <form.Subscribe selector={({ values }) => values.isBillingShippingSame}>
        {(isSame) => !isSame && <AddressFields form={form} fields={BILLING_FIELDS} of="Billing" />}
      </form.Subscribe>
      {current !== null && before != null && (
        <NewerVersion what="this address" differences={wordDifferences(wordsOf(before), wordsOf(current))} />
      )}
    </CommandDialog>
  )
}
