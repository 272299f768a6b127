import { withForm } from "@voltread/ui/form/app-form.tsx"
import { digitsOnly, phoneDigits } from "./card-format.ts"
import { emptyCheckout, stateOptions } from "./checkout-values.ts"

const zip = digitsOnly(5)

/** Where the goods go (spec §5, checkout shipping address). */
export const ShippingFields = withForm({
  defaultValues: emptyCheckout,
  render: ({ form }) => (
    <div className="grid grid-cols-2 gap-4">
      <form.AppField name="firstName">
        {(field) => (
          <field.TextInput
            label="First name"
            autoComplete="shipping given-name"
            className="col-span-2 sm:col-span-1"
          />
        )}
      </form.AppField>
      <form.AppField name="lastName">
        {(field) => (
          <field.TextInput
            label="Last name"
            autoComplete="shipping family-name"
            className="col-span-2 sm:col-span-1"
          />
        )}
      </form.AppField>
      <form.AppField name="address1">
        {(field) => (
          <field.TextInput label="Address" autoComplete="shipping address-line1" className="col-span-2" />
        )}
      </form.AppField>
      <form.AppField name="address2">
        {(field) => (
          <field.TextInput
            label="Apartment, suite"
            isOptional
            autoComplete="shipping address-line2"
            className="col-span-2"
          />
        )}
      </form.AppField>
      <form.AppField name="city">
        {(field) => (
          <field.TextInput label="City" autoComplete="shipping address-level2" className="col-span-2" />
        )}
      </form.AppField>
      <form.AppField name="state">
        {(field) => (
          <field.SelectInput
            label="State"
            options={stateOptions}
            autoComplete="shipping address-level1"
            placeholder="Select a state"
          />
        )}
      </form.AppField>
      <form.AppField name="postalCode">
        {(field) => (
          <field.TextInput
            label="ZIP code"
            autoComplete="shipping postal-code"
            inputMode="numeric"
            normalize={zip}
          />
        )}
      </form.AppField>
      <form.AppField name="phone">
        {(field) => (
          <field.TextInput
            label="Phone"
            type="tel"
            autoComplete="shipping tel-national"
            inputMode="tel"
            normalize={phoneDigits}
            className="col-span-2"
            description="The carrier calls this number if it cannot find you. We do not use it for advertising."
          />
        )}
      </form.AppField>
    </div>
  ),
})

/** Whose card it is, when that is not who gets the goods. */
export const BillingFields = withForm({
  defaultValues: emptyCheckout,
  render: ({ form }) => (
    <div className="grid grid-cols-2 gap-4">
      <form.AppField name="billingFirstName">
        {(field) => (
          <field.TextInput
            label="Billing first name"
            autoComplete="billing given-name"
            className="col-span-2 sm:col-span-1"
          />
        )}
      </form.AppField>
      <form.AppField name="billingLastName">
        {(field) => (
          <field.TextInput
            label="Billing last name"
            autoComplete="billing family-name"
            className="col-span-2 sm:col-span-1"
          />
        )}
      </form.AppField>
      <form.AppField name="billingAddress1">
        {(field) => (
          <field.TextInput
            label="Billing address"
            autoComplete="billing address-line1"
            className="col-span-2"
          />
        )}
      </form.AppField>
      <form.AppField name="billingAddress2">
        {(field) => (
          <field.TextInput
            label="Billing apartment, suite"
            isOptional
            autoComplete="billing address-line2"
            className="col-span-2"
          />
        )}
      </form.AppField>
      <form.AppField name="billingCity">
        {(field) => (
          <field.TextInput
            label="Billing city"
            autoComplete="billing address-level2"
            className="col-span-2"
          />
        )}
      </form.AppField>
      <form.AppField name="billingState">
        {(field) => (
          <field.SelectInput
            label="Billing state"
            options={stateOptions}
            autoComplete="billing address-level1"
            placeholder="Select a state"
          />
        )}
      </form.AppField>
      <form.AppField name="billingPostalCode">
        {(field) => (
          <field.TextInput
            label="Billing ZIP code"
            autoComplete="billing postal-code"
            inputMode="numeric"
            normalize={zip}
          />
        )}
      </form.AppField>
      <form.AppField name="billingPhone">
        {(field) => (
          <field.TextInput
            label="Billing phone"
            type="tel"
            autoComplete="billing tel-national"
            inputMode="tel"
            normalize={phoneDigits}
            className="col-span-2"
          />
        )}
      </form.AppField>
    </div>
  ),
})
