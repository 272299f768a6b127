import type { Address } from "@voltread/domain/contract/account.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { BILLING_FIELDS, POSTAL_FIELDS } from "@voltread/ui/form/postal-values.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { useState } from "react"
import { AddressFields } from "../../page/address-fields.tsx"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { focusInvalid } from "../../page/focus-invalid.ts"
import { useChangeDialog } from "../../page/use-change-dialog.ts"
import { addressBody, addressErrors, addressValues, replacedAddress } from "../model/address-values.ts"
import type { CustomerDialogProps } from "../model/customer-action.ts"
import { customerKey, NO_CUSTOMER } from "../model/queries.ts"

/** A saved address of a customer, new or changed (spec §5, profile address and billing fields). */
export default function AddressDialog({
  customer,
  address,
  onClose,
}: CustomerDialogProps & {
  /** Absent: a new one. */
  readonly address: Address | undefined
}) {
  const isNew = address === undefined
  const [replaces] = useState(address && replacedAddress(address))
  const { dialog, submit } = useChangeDialog({ affected: [customerKey(customer.username)], onClose })
  const form = useAppForm({
    defaultValues: addressValues(address, customer),
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => addressErrors(value, isNew) },
    onSubmitInvalid: focusInvalid,
    onSubmit: async ({ value, formApi }) => {
      const base = `/api/admin/customers/${encodeURIComponent(customer.username)}/address`
      const body = addressBody(value)
      const errors = await submit(
        isNew
          ? {
              request: { method: "POST", path: `${base}/add`, body },
              done: "Address added successfully.",
              missing: NO_CUSTOMER,
            }
          : {
              request: {
                method: "PUT",
                path: `${base}/update/${encodeURIComponent(address.addressId)}`,
                body: { ...body, replaces },
              },
              done: "Address updated successfully.",
              missing: "The address could not be found.",
            },
      )
      if (errors !== undefined) formApi.setErrorMap(errors)
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
      {address?.isDefaultShipping === true ? (
        <Badge tone="info">Default shipping</Badge>
      ) : (
        <form.AppField name="isDefaultShipping">
          {(field) => <field.CheckboxInput>Use it as the default shipping address</field.CheckboxInput>}
        </form.AppField>
      )}
      {address?.isDefaultBilling === true ? (
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
    </CommandDialog>
  )
}
