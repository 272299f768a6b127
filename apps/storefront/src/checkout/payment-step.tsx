import { useStore } from "@tanstack/react-form"
import { useQueryClient } from "@tanstack/react-query"
import { BILLING_FIELDS } from "@voltread/ui/form/postal-values.ts"
import { useEffect } from "react"
import { AddressFields } from "../address/address-fields.tsx"
import { PaymentChoice, type PaymentChoiceProps } from "../payment/methods/payment-choice.tsx"
import { cardFormQuery } from "../payment/queries.ts"
import { useShop } from "../shop/use-shop.ts"
import { Step } from "./step.tsx"
import type { CheckoutFormApi } from "./use-checkout-form.ts"

interface PaymentStepProps {
  readonly form: CheckoutFormApi
  readonly payment: PaymentChoiceProps
  readonly isAllPickedUp: boolean
}

/** The way to pay, and the address of the bill. */
export function PaymentStep({ form, payment, isAllPickedUp }: PaymentStepProps) {
  const { request } = useShop()
  const queries = useQueryClient()
  const isBillingSame = useStore(form.store, ({ values }) => values.isBillingShippingSame)
  useEffect(() => {
    // Beside the ways to pay, not after them; in a task of its own, so that the page comes alive between.
    const task = setTimeout(() => queries.prefetchQuery(cardFormQuery(request)))
    return () => clearTimeout(task)
  }, [queries, request])
  return (
    <Step number={4} title="Payment">
      <div className="flex flex-col gap-5">
        <PaymentChoice {...payment} />
        <form.AppField name="isBillingShippingSame">
          {(field) => (
            <field.CheckboxInput>
              {isAllPickedUp
                ? "The billing address is this address"
                : "The billing address is the shipping address"}
            </field.CheckboxInput>
          )}
        </form.AppField>
        {!isBillingSame && <AddressFields form={form} fields={BILLING_FIELDS} section="billing" />}
      </div>
    </Step>
  )
}
