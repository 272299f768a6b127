import { withFieldGroup } from "@voltread/ui/form/app-form.tsx"
import { phoneDigits, zipDigits } from "@voltread/ui/form/digits.ts"
import { CityInput } from "@voltread/ui/form/places/city-input.tsx"
import { PlaceNote } from "@voltread/ui/form/places/place-note.tsx"
import { STATE_OPTIONS } from "@voltread/ui/form/places/state-options.ts"
import { usePlaceCompletion } from "@voltread/ui/form/places/use-place-completion.ts"
import { emptyPostal } from "@voltread/ui/form/postal-values.ts"
import { useId } from "react"
import { call } from "../session/request.ts"

/** One postal address; `of` sets apart the labels of two on one page. */
export const AddressFields = withFieldGroup({
  defaultValues: emptyPostal,
  props: { of: "" },
  render: function AddressFieldGroup({ group, of }) {
    const completion = usePlaceCompletion(call, group)
    const noteId = useId()
    const label = (text: string) =>
      of === "" ? text : `${of} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <group.AppField name="firstName">
          {(field) => <field.TextInput label={label("First name")} autoComplete="off" />}
        </group.AppField>
        <group.AppField name="lastName">
          {(field) => <field.TextInput label={label("Last name")} autoComplete="off" />}
        </group.AppField>
        <group.AppField name="address1">
          {(field) => (
            <field.TextInput label={label("Address")} autoComplete="off" className="sm:col-span-2" />
          )}
        </group.AppField>
        <group.AppField name="address2">
          {(field) => (
            <field.TextInput
              label={label("Apartment, suite, unit")}
              isOptional
              autoComplete="off"
              className="sm:col-span-2"
            />
          )}
        </group.AppField>
        <group.AppField name="city">
          {() => <CityInput label={label("City")} autoComplete="off" completion={completion} />}
        </group.AppField>
        <group.AppField name="state">
          {(field) => (
            <field.SelectInput label={label("State")} options={STATE_OPTIONS} placeholder="Select a state" />
          )}
        </group.AppField>
        <div>
          <group.AppField name="postalCode">
            {(field) => (
              <field.TextInput
                label={label("ZIP code")}
                inputMode="numeric"
                autoComplete="off"
                normalize={zipDigits}
                aria-describedby={noteId}
              />
            )}
          </group.AppField>
          <group.Subscribe selector={({ values }) => values}>
            {(values) => <PlaceNote id={noteId} completion={completion} values={values} />}
          </group.Subscribe>
        </div>
        <group.AppField name="phone">
          {(field) => (
            <field.TextInput
              label={label("Phone")}
              type="tel"
              autoComplete="off"
              normalize={phoneDigits}
              description="10 digits"
            />
          )}
        </group.AppField>
      </div>
    )
  },
})
