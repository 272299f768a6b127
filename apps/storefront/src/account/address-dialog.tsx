import { useQuery, useQueryClient } from "@tanstack/react-query"
import { AddressChange } from "@voltread/domain/accounts/address.ts"
import { decoded } from "@voltread/ui/api/read.ts"
import { setAnswer } from "@voltread/ui/api/set-answer.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { Notice } from "@voltread/ui/components/notice.tsx"
import { useNativeForm } from "@voltread/ui/form/native-form.tsx"
import { emptyPostal, POSTAL_FIELDS, type PostalValues } from "@voltread/ui/form/postal-values.ts"
import { schemaValidator } from "@voltread/ui/form/schema-validator.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { ValidatedForm } from "@voltread/ui/form/validated-form.tsx"
import { AddressFields } from "../address/address-fields.tsx"
import {
  addressesSchema,
  addressValues,
  type SavedAddress,
  savedAddresses,
} from "../address/saved-address.ts"
import { toast } from "../shop/toasts.ts"
import { createUnsent, useUnsent } from "../shop/unsent.ts"
import { useRestCall } from "../shop/use-rest-call.ts"
import { useShop } from "../shop/use-shop.ts"
import { addressesQuery } from "./queries.ts"

interface AddressDialogProps {
  /** Null for a new one. */
  readonly address: SavedAddress | null
  readonly onClose: () => void
}

const validateAddress = schemaValidator(AddressChange)
const FAILED = "The address could not be saved."
type Values = PostalValues & Record<"isDefaultShipping" | "isDefaultBilling", boolean>
const unsent = createUnsent<Values>()

/** Adds an address or changes one. */
export default function AddressDialog({ address, onClose }: AddressDialogProps) {
  const { rest } = useShop()
  const queries = useQueryClient()
  const { problem, send } = useRestCall()
  const current = useQuery(addressesQuery(rest)).data?.find(
    ({ addressId }) => addressId === address?.addressId,
  )
  const isShippingDefault = address?.isDefaultShipping === true
  const isBillingDefault = address?.isDefaultBilling === true

  const { values, keep, close } = useUnsent(
    unsent,
    address?.addressId ?? "",
    {
      ...(address === null ? emptyPostal : addressValues(address)),
      isDefaultShipping: isShippingDefault,
      isDefaultBilling: isBillingDefault,
    },
    onClose,
  )

  const form = useNativeForm({
    defaultValues: values,
    listeners: { onChange: ({ formApi }) => keep(formApi.state.values) },
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => validateAddress(value) },
    onSubmit: async ({ value, formApi }) => {
      // Unticked defaults are not sent: the server makes an account's first address the default.
      const { isDefaultShipping, isDefaultBilling, ...typed } = value
      const body = {
        ...typed,
        ...(isDefaultShipping ? { isDefaultShipping } : {}),
        ...(isDefaultBilling ? { isDefaultBilling } : {}),
      }
      const answer = await send(
        address === null
          ? { method: "POST", path: "/api/user/address/add", body }
          : { method: "PUT", path: `/api/user/address/${address.addressId}`, body },
        FAILED,
        formApi,
      )
      if (answer === null) return
      await setAnswer(
        queries,
        addressesQuery(rest).queryKey,
        savedAddresses(await decoded(addressesSchema, answer.data)),
      )
      toast({ severity: "success", message: answer.successMessage })
      close()
    },
  })

  return (
    <Dialog
      isDismissable={false}
      title={address === null ? "Add an address" : "Edit address"}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
    >
      <ValidatedForm form={form} problem={problem}>
        {current !== undefined && current !== address && (
          <Notice severity="warning" isAlert>
            This address was just changed somewhere else. Saving replaces it with what you see here.
          </Notice>
        )}
        <AddressFields form={form} fields={POSTAL_FIELDS} section="shipping" />
        <div className="flex flex-col gap-3">
          {!isShippingDefault && (
            <form.AppField name="isDefaultShipping">
              {(field) => <field.CheckboxInput>Make this my default shipping address</field.CheckboxInput>}
            </form.AppField>
          )}
          {!isBillingDefault && (
            <form.AppField name="isDefaultBilling">
              {(field) => <field.CheckboxInput>Make this my default billing address</field.CheckboxInput>}
            </form.AppField>
          )}
        </div>
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onPress={close}>
            Cancel
          </Button>
          <form.SubmitButton>Save address</form.SubmitButton>
        </div>
      </ValidatedForm>
    </Dialog>
  )
}
