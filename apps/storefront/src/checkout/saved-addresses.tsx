import { useQuery } from "@tanstack/react-query"
import { RadioGroup } from "@voltread/ui/components/radio-group.tsx"
import {
  type BillingValues,
  emptyPostal,
  POSTAL_FIELDS,
  type PostalValues,
} from "@voltread/ui/form/postal-values.ts"
import { useEffect, useEffectEvent } from "react"
import { addressesQuery, profileQuery } from "../account/queries.ts"
import { addressValues, billingValues, type SavedAddress } from "../address/saved-address.ts"
import { useShop } from "../shop/use-shop.ts"

export interface AddressChoice {
  readonly addressId: string | null
  readonly values: PostalValues
}

/** What the account says of somebody who has entered nothing. */
export interface DefaultAddresses {
  readonly saved: AddressChoice
  /** The empty one, for somebody who means another. */
  readonly another: AddressChoice
  /** Null: the billing address is the shipping address. */
  readonly billing: BillingValues | null
}

interface SavedAddressesProps {
  /** Undefined until something was chosen. */
  readonly choice: AddressChoice | undefined
  readonly onChoose: (choice: AddressChoice) => void
  /** Once the account is known and nothing was chosen. */
  readonly onDefault: (addresses: DefaultAddresses) => void
}

const NEW = "new"

const isSame = (one: PostalValues, other: PostalValues): boolean =>
  Object.values(POSTAL_FIELDS).every((name) => one[name] === other[name])

const choiceOf = (address: SavedAddress): AddressChoice => ({
  addressId: address.addressId,
  values: addressValues(address),
})

const separateBilling = (saved: ReadonlyArray<SavedAddress>): BillingValues | null => {
  const billing = saved.find(({ isDefaultBilling }) => isDefaultBilling)
  return billing === undefined || billing === saved[0] ? null : billingValues(billing)
}

const lineOf = ({ address1, city, state, postalCode }: SavedAddress): string =>
  `${address1}, ${city}, ${state} ${postalCode}`

/** Saved addresses of a logged-in shopper; the defaults for shipping and billing are preselected. */
export default function SavedAddresses({ choice, onChoose, onDefault }: SavedAddressesProps) {
  const { rest } = useShop()
  const addresses = useQuery(addressesQuery(rest)).data
  const profile = useQuery(profileQuery(rest)).data
  const newAddress: AddressChoice = {
    addressId: null,
    values: {
      ...emptyPostal,
      firstName: profile?.firstName ?? "",
      lastName: profile?.lastName ?? "",
      phone: profile?.phone ?? "",
    },
  }
  /** The draft keeps a copy of the chosen address, which the account may have changed or deleted since. */
  const settle = useEffectEvent((saved: ReadonlyArray<SavedAddress>, chosen: AddressChoice | undefined) => {
    const [first] = saved
    const preselected = first === undefined ? newAddress : choiceOf(first)
    if (chosen === undefined)
      return onDefault({ saved: preselected, another: newAddress, billing: separateBilling(saved) })
    if (chosen.addressId === null) return
    const current = saved.find(({ addressId }) => addressId === chosen.addressId)
    if (current === undefined) return onChoose(preselected)
    if (!isSame(addressValues(current), chosen.values)) onChoose(choiceOf(current))
  })
  const isKnown = profile !== undefined
  useEffect(() => {
    if (isKnown && addresses !== undefined) settle(addresses, choice)
  }, [isKnown, addresses, choice])

  if (addresses === undefined || addresses.length === 0) return null
  return (
    <RadioGroup
      label="Saved addresses"
      className="mb-5"
      value={choice === undefined ? null : (choice.addressId ?? NEW)}
      options={[
        ...addresses.map((address) => ({
          id: address.addressId,
          label: `${address.firstName} ${address.lastName}`,
          description: lineOf(address),
        })),
        { id: NEW, label: "Another address" },
      ]}
      onChange={(id) => {
        const address = addresses.find(({ addressId }) => addressId === id)
        onChoose(address === undefined ? newAddress : choiceOf(address))
      }}
    />
  )
}
