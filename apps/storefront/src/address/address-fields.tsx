import { phoneDigits, zipDigits } from "@voltread/ui/form/digits.ts"
import { withNativeFieldGroup } from "@voltread/ui/form/native-form.tsx"
import { CityInput } from "@voltread/ui/form/places/city-input.tsx"
import { PlaceNote } from "@voltread/ui/form/places/place-note.tsx"
import { STATE_OPTIONS } from "@voltread/ui/form/places/state-options.ts"
import { usePlaceCompletion } from "@voltread/ui/form/places/use-place-completion.ts"
import { emptyPostal } from "@voltread/ui/form/postal-values.ts"
import { useId } from "react"
import { useShop } from "../shop/use-shop.ts"

const halfWidth = "col-span-2 sm:col-span-1"

interface AddressFieldsProps {
  /** Used for autofill and for the labels of billing fields. */
  readonly section: "shipping" | "billing"
}
const props: AddressFieldsProps = { section: "shipping" }

/** Address fields of any form (spec §3, §5). */
export const AddressFields = withNativeFieldGroup({
  defaultValues: emptyPostal,
  props,
  render: function AddressFieldGroup({ group, section }) {
    const completion = usePlaceCompletion(useShop().rest, group)
    const noteId = useId()
    const labelOf = (label: string, billing: string) => (section === "billing" ? `Billing ${billing}` : label)
    return (
      <div className="grid grid-cols-2 gap-4">
        <group.AppField name="firstName">
          {(field) => (
            <field.TextInput
              label={labelOf("First name", "first name")}
              autoComplete={`${section} given-name`}
              className={halfWidth}
            />
          )}
        </group.AppField>
        <group.AppField name="lastName">
          {(field) => (
            <field.TextInput
              label={labelOf("Last name", "last name")}
              autoComplete={`${section} family-name`}
              className={halfWidth}
            />
          )}
        </group.AppField>
        <group.AppField name="address1">
          {(field) => (
            <field.TextInput
              label={labelOf("Address", "address")}
              autoComplete={`${section} address-line1`}
              className="col-span-2"
            />
          )}
        </group.AppField>
        <group.AppField name="address2">
          {(field) => (
            <field.TextInput
              label={labelOf("Apartment, suite", "apartment, suite")}
              isOptional
              autoComplete={`${section} address-line2`}
              className="col-span-2"
            />
          )}
        </group.AppField>
        <div className="col-span-2">
          <group.AppField name="postalCode">
            {(field) => (
              <field.TextInput
                label={labelOf("ZIP code", "ZIP code")}
                autoComplete={`${section} postal-code`}
                inputMode="numeric"
                normalize={zipDigits}
                aria-describedby={noteId}
              />
            )}
          </group.AppField>
          <group.Subscribe selector={({ values }) => values}>
            {(values) => <PlaceNote id={noteId} completion={completion} values={values} />}
          </group.Subscribe>
        </div>
        <group.AppField name="city">
          {() => (
            <CityInput
              label={labelOf("City", "city")}
              autoComplete={`${section} address-level2`}
              completion={completion}
              className={halfWidth}
            />
          )}
        </group.AppField>
        <group.AppField name="state">
          {(field) => (
            <field.SelectInput
              label={labelOf("State", "state")}
              options={STATE_OPTIONS}
              autoComplete={`${section} address-level1`}
              placeholder="Select a state"
              className={halfWidth}
            />
          )}
        </group.AppField>
        <group.AppField name="phone">
          {(field) => (
            <field.TextInput
              label={labelOf("Phone", "phone")}
              type="tel"
              autoComplete={`${section} tel-national`}
              inputMode="tel"
              normalize={phoneDigits}
              className="col-span-2"
              {...(section === "billing"
                ? {}
                : {
                    description:
                      "The carrier calls this number if it cannot find you. We do not use it for advertising.",
                  })}
            />
          )}
        </group.AppField>
      </div>
    )
  },
})
