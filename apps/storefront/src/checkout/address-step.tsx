import { useStore } from "@tanstack/react-form"
import { POSTAL_FIELDS } from "@voltread/ui/form/postal-values.ts"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useMemo } from "react"
import { AddressFields } from "../address/address-fields.tsx"
import type { AddressChoice, DefaultAddresses } from "./saved-addresses.tsx"
import { Step } from "./step.tsx"
import type { CheckoutFormApi } from "./use-checkout-form.ts"

/** For logged-in shoppers only. */
const SavedAddresses = lazy(() => part(() => import("./saved-addresses.tsx")))

interface AddressStepProps {
  readonly title: string
  readonly form: CheckoutFormApi
  readonly isLoggedIn: boolean
  readonly choice: AddressChoice | undefined
  readonly onChoose: (choice: AddressChoice) => void
  readonly onDefault: (addresses: DefaultAddresses) => void
}

/** A saved address or another one. */
export function AddressStep({ title, form, isLoggedIn, choice, onChoose, onDefault }: AddressStepProps) {
  const hasWrongAddress = useStore(form.store, ({ fieldMeta }) =>
    Object.values(POSTAL_FIELDS).some((name) => (fieldMeta[name]?.errors.length ?? 0) > 0),
  )
  // A saved address needs no fields unless something in it is invalid.
  const isFolded = isLoggedIn && typeof choice?.addressId === "string" && !hasWrongAddress
  // Drawn again by their own values only, not with each new total: a page that comes alive gets three.
  const fields = useMemo(
    () => <AddressFields form={form} fields={POSTAL_FIELDS} section="shipping" />,
    [form],
  )
  return (
    <Step number={3} title={title}>
      {isLoggedIn && (
        <Suspense fallback={null}>
          <SavedAddresses choice={choice} onChoose={onChoose} onDefault={onDefault} />
        </Suspense>
      )}
      <div className={isFolded ? "hidden" : "flex flex-col gap-4"}>
        {fields}
        {choice?.addressId === null && (
          <form.AppField name="shouldSaveAddress">
            {(field) => <field.CheckboxInput>Save this address to my account</field.CheckboxInput>}
          </form.AppField>
        )}
      </div>
    </Step>
  )
}
