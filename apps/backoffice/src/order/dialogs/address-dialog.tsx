import { useAppForm } from "@voltread/ui/form/app-form.tsx"
import { POSTAL_FIELDS } from "@voltread/ui/form/postal-values.ts"
import { submitForm } from "@voltread/ui/form/submit-form.ts"
import { validateOnBlur } from "@voltread/ui/form/validate-on-blur.ts"
import { useState } from "react"
import {
  UpdateOrderBillingAddressDocument,
  UpdateOrderShippingAddressDocument,
} from "../../generated/order-dialogs.ts"
import { AddressFields } from "../../page/address-fields.tsx"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { focusInvalid } from "../../page/focus-invalid.ts"
import { PostalAddress } from "../../page/postal-address.tsx"
import { type AddressKind, addressOf } from "../model/address.ts"
import { addressErrors } from "./address-errors.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { ChangedMeanwhile } from "./changed-meanwhile.tsx"
import { moneyOfAnotherState } from "./money-of-another-state.ts"
import { useDialogCommand } from "./use-dialog-command.ts"

const KINDS = {
  shipping: { title: "Edit shipping address", operation: UpdateOrderShippingAddressDocument },
  billing: { title: "Edit billing address", operation: UpdateOrderBillingAddressDocument },
} as const

/** An address of an order, by the rules of spec §5. */
export default function AddressDialog({
  order,
  kind,
  onClose,
}: OrderDialogProps & { readonly kind: AddressKind }) {
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const { title, operation } = KINDS[kind]
  const current = addressOf(order, kind)
  const [opened] = useState(current)
  const isChanged = JSON.stringify(current) !== JSON.stringify(opened)
  const form = useAppForm({
    defaultValues: opened,
    validationLogic: validateOnBlur,
    validators: { onDynamic: ({ value }) => addressErrors(kind, value) },
    onSubmitInvalid: focusInvalid,
    onSubmit: ({ value }) =>
      submit({
        operation,
        content: { address: { ...value, country: "US" }, revision: order.revision },
        done: "Address updated successfully.",
      }),
  })
  return (
    <CommandDialog
      title={title}
      confirm="Save address"
      onSubmit={() => void submitForm(form)}
      onClose={onClose}
      size="md"
      {...state}
    >
      {isChanged && !state.isPending && (
        <ChangedMeanwhile>
          <PostalAddress address={current} state={current.state} />
        </ChangedMeanwhile>
      )}
      <AddressFields form={form} fields={POSTAL_FIELDS} of="" />
      {kind === "shipping" && <p className="text-sm text-muted">{moneyOfAnotherState(order.status)}</p>}
    </CommandDialog>
  )
}
