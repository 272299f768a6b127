import { US_STATES } from "@voltread/domain/shared/us-states.ts"
import { ComboBox } from "@voltread/ui/components/combo-box.tsx"
import { TextField } from "@voltread/ui/components/text-field.tsx"
import { useState } from "react"
import {
  UpdateOrderBillingAddressDocument,
  UpdateOrderShippingAddressDocument,
} from "../../generated/order.ts"
import { CommandDialog } from "../../page/command-dialog.tsx"
import { type AddressFields, type AddressKind, addressOf } from "../address.ts"
import { type AddressErrors, addressErrors } from "./address-errors.ts"
import type { OrderDialogProps } from "./cancel-dialog.tsx"
import { useDialogCommand } from "./use-dialog-command.ts"

const states = Object.entries(US_STATES).map(([id, label]) => ({ id, label }))

const trimmed = (fields: AddressFields): AddressFields => ({
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  address1: fields.address1.trim(),
  address2: fields.address2.trim(),
  city: fields.city.trim(),
  state: fields.state,
  postalCode: fields.postalCode.trim(),
  phone: fields.phone.trim(),
})

/** The form of spec §5. Errors show after the first attempt to save, and follow every change from then on. */
export default function AddressDialog({
  order,
  kind,
  onClose,
}: OrderDialogProps & { readonly kind: AddressKind }) {
  const [fields, setFields] = useState(() => addressOf(order, kind))
  const [isChecked, setChecked] = useState(false)
  const { submit, ...state } = useDialogCommand(order.id, onClose)
  const errors: AddressErrors = isChecked ? addressErrors(kind, trimmed(fields)) : {}

  const save = () => {
    setChecked(true)
    const address = trimmed(fields)
    if (Object.keys(addressErrors(kind, address)).length > 0) return
    const operation =
      kind === "shipping" ? UpdateOrderShippingAddressDocument : UpdateOrderBillingAddressDocument
    void submit({
      operation,
      content: { address: { ...address, country: "US" } },
      done: "Address updated successfully.",
    })
  }
  const text = (field: keyof AddressFields, label: string) => ({
    label,
    autoComplete: "off",
    value: fields[field],
    onChange: (value: string) => setFields({ ...fields, [field]: value }),
    errorMessage: errors[field],
  })
  const title = kind === "shipping" ? "Edit shipping address" : "Edit billing address"
  return (
    <CommandDialog
      title={title}
      confirm="Save address"
      onSubmit={save}
      onClose={onClose}
      size="md"
      {...state}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...text("firstName", "First name")} />
        <TextField {...text("lastName", "Last name")} />
        <TextField {...text("address1", "Address")} className="sm:col-span-2" />
        <TextField {...text("address2", "Apartment, suite, unit")} isOptional className="sm:col-span-2" />
        <TextField {...text("city", "City")} />
        <ComboBox
          label="State"
          options={states}
          value={fields.state === "" ? null : fields.state}
          onChange={(id) => setFields({ ...fields, state: id ?? "" })}
          errorMessage={errors.state}
        />
        <TextField {...text("postalCode", "ZIP code")} inputMode="numeric" maxLength={5} />
        <TextField {...text("phone", "Phone")} inputMode="tel" description="Ten digits" />
      </div>
    </CommandDialog>
  )
}
