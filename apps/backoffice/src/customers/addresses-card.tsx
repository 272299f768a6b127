import type { Address } from "@voltread/domain/contract/account.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { Button } from "@voltread/ui/components/button.tsx"
import { Card } from "../page/card.tsx"
import { PostalAddress } from "../page/postal-address.tsx"
import type { OnAction } from "./customer-action.ts"

interface AddressesCardProps {
  readonly addresses: ReadonlyArray<Address>
  readonly onAction: OnAction
}

/** Where this customer's goods and bills go; the defaults come first. */
export function AddressesCard({ addresses, onAction }: AddressesCardProps) {
  return (
    <Card
      title="Addresses"
      action={
        onAction !== undefined && (
          <Button
            variant="ghost"
            size="sm"
            aria-label="Add an address"
            onPress={() => onAction({ _tag: "address", addressId: null })}
          >
            Add
          </Button>
        )
      }
    >
      {addresses.length === 0 && <p className="text-sm text-muted">No address is saved.</p>}
      <ul className="flex flex-col divide-y divide-line">
        {addresses.map((address) => (
          <li key={address.addressId} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <OneAddress address={address} />
            {onAction !== undefined && (
              <p className="-ml-3 flex gap-1">
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Edit ${placeOf(address)}`}
                  onPress={() => onAction({ _tag: "address", addressId: address.addressId })}
                >
                  Edit
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Delete ${placeOf(address)}`}
                  onPress={() => onAction({ _tag: "deleteAddress", addressId: address.addressId })}
                >
                  Delete
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const placeOf = (address: Address): string => `${address.address1}, ${address.city}`

/** An address with what it is the default for. */
export function OneAddress({ address }: { readonly address: Address }) {
  return (
    <>
      {(address.isDefaultShipping || address.isDefaultBilling) && (
        <p className="flex flex-wrap gap-2">
          {address.isDefaultShipping && <Badge tone="info">Default shipping</Badge>}
          {address.isDefaultBilling && <Badge tone="info">Default billing</Badge>}
        </p>
      )}
      <PostalAddress address={address} state={address.state.value} />
    </>
  )
}
