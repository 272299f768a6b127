import { createFieldMap } from "@tanstack/react-form"
import { useQueryClient } from "@tanstack/react-query"
import { Button } from "@voltread/ui/components/button.tsx"
import { Dialog } from "@voltread/ui/components/dialog.tsx"
import { useNativeForm } from "@voltread/ui/form/native-form.tsx"
import { whenLeft } from "@voltread/ui/form/when-left.ts"
import { AddressFields } from "../address/address-fields.tsx"
import { addressValues, decodeAddresses, emptyAddress, type SavedAddress } from "../address/saved-address.ts"
import { toast } from "../shop/toasts.ts"
import { useShop } from "../shop/use-shop.ts"
import { addressRules } from "./address-rules.ts"
import { addressesQuery } from "./queries.ts"
import { RestForm } from "./rest-form.tsx"
import { useSend } from "./use-send.ts"

export interface AddressDialogProps {
  /** Null for a new one. */
  readonly address: SavedAddress | null
  readonly onClose: () => void
}

const fields = createFieldMap(emptyAddress)
const FAILED = "The address could not be saved."

/** Adds an address or changes one. */
export default function AddressDialog({ address, onClose }: AddressDialogProps) {
  const { rest } = useShop()
  const queries = useQueryClient()
  const { problem, send } = useSend()
  const isShippingDefault = address?.isDefaultShipping === true
  const isBillingDefault = address?.isDefaultBilling === true

  const form = useNativeForm({
    defaultValues: {
      ...(address === null ? emptyAddress : addressValues(address)),
      isDefaultShipping: isShippingDefault,
      isDefaultBilling: isBillingDefault,
    },
    validationLogic: whenLeft,
    validators: { onDynamic: ({ value }) => addressRules(value) },
    onSubmit: async ({ value, formApi }) => {
      // What is not ticked is left to the server: the first address of an account is its default.
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
      queries.setQueryData(addressesQuery(rest).queryKey, decodeAddresses(answer.data))
      toast({ severity: "success", message: answer.successMessage })
      onClose()
    },
  })

  return (
    <Dialog
      title={address === null ? "Add an address" : "Edit address"}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <RestForm form={form} problem={problem}>
        <AddressFields form={form} fields={fields} section="shipping" />
        <div className="flex flex-col gap-3">
          {!isShippingDefault && (
            <form.AppField name="isDefaultShipping">
              {(field) => <field.TickInput>Ship to this address unless I say otherwise</field.TickInput>}
            </form.AppField>
          )}
          {!isBillingDefault && (
            <form.AppField name="isDefaultBilling">
              {(field) => <field.TickInput>Use it for billing unless I say otherwise</field.TickInput>}
            </form.AppField>
          )}
        </div>
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <form.SubmitButton>Save address</form.SubmitButton>
        </div>
      </RestForm>
    </Dialog>
  )
}
