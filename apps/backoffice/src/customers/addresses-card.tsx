import type { Address } from "@voltread/domain/contract/account.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Card } from "../page/card.tsx"
import { OneAddress } from "./dialogs/one-address.tsx"
import type { OnAction } from "./model/customer-action.ts"

interface AddressesCardProps {
  readonly addresses: ReadonlyArray<Address>
  readonly onAction: OnAction
}

/** Saved addresses, defaults first. */
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
      {addresses.length === 0 && <p className="text-sm text-muted">No saved addresses.</p>}
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
