import { useQuery } from "@tanstack/react-query"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useState } from "react"
import { AddressLines } from "../address/address-lines.tsx"
import type { SavedAddress } from "../address/saved-address.ts"
import { Loaded } from "../shop/loaded.tsx"
import { useFocusOnward } from "../shop/use-focus-onward.ts"
import { useShop } from "../shop/use-shop.ts"
import { PageTitle } from "./page-title.tsx"
import { addressesQuery } from "./queries.ts"

const AddressDialog = lazy(() => part(() => import("./address-dialog.tsx")))
const DeleteAddressDialog = lazy(() => part(() => import("./delete-address-dialog.tsx")))

type OpenDialog =
  | { readonly _tag: "add" }
  | { readonly _tag: "edit"; readonly address: SavedAddress }
  | { readonly _tag: "delete"; readonly addressId: string }

/** Saved addresses, defaults first. */
export function AddressesPage() {
  const { rest } = useShop()
  const addresses = useQuery(addressesQuery(rest))
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const close = () => setOpen(null)
  // The question closes as its address leaves, with what opened it, so that the dialog hands the focus on.
  const deleted =
    open?._tag === "delete"
      ? addresses.data?.find(({ addressId }) => addressId === open.addressId)
      : undefined
  const add = (
    <button type="button" className={buttonStyle()} onClick={() => setOpen({ _tag: "add" })}>
      <Icon name="plus" />
      Add an address
    </button>
  )
  return (
    <>
      <PageTitle action={addresses.data?.[0] === undefined ? null : add}>Your addresses</PageTitle>
      <Loaded query={addresses} failure="Your addresses could not be loaded" skeleton={<AddressesSkeleton />}>
        {(saved) =>
          saved.length === 0 ? (
            <EmptyState icon="pin" title="No addresses yet" action={add}>
              Save one here or at checkout, and you will not have to type it again.
            </EmptyState>
          ) : (
            <ul aria-label="Addresses" className="grid gap-4 sm:grid-cols-2">
              {saved.map((address) => (
                <AddressCard
                  key={address.addressId}
                  address={address}
                  onEdit={() => setOpen({ _tag: "edit", address })}
                  onDelete={() => setOpen({ _tag: "delete", addressId: address.addressId })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Suspense fallback={null}>
        {open?._tag === "add" && <AddressDialog address={null} onClose={close} />}
        {open?._tag === "edit" && <AddressDialog address={open.address} onClose={close} />}
        {deleted !== undefined && <DeleteAddressDialog address={deleted} onClose={close} />}
      </Suspense>
    </>
  )
}

function AddressesSkeleton() {
  return (
    <Loading label="Loading your addresses">
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-56 w-full rounded-lg" />
        <Skeleton className="h-56 w-full rounded-lg" />
      </div>
    </Loading>
  )
}

interface AddressCardProps {
  readonly address: SavedAddress
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const whose = `${address.firstName} ${address.lastName}, ${address.address1}`
  return (
    <li
      ref={useFocusOnward<HTMLLIElement>()}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex min-h-6 flex-wrap gap-2">
        {address.isDefaultShipping && <Badge tone="accent">Default shipping</Badge>}
        {address.isDefaultBilling && <Badge>Default billing</Badge>}
      </div>
      <AddressLines address={address} />
      <div className="mt-auto flex gap-2">
        <button
          type="button"
          aria-label={`Edit ${whose}`}
          className={buttonStyle("secondary", "sm")}
          onClick={onEdit}
        >
          <Icon name="edit" className="size-4" />
          Edit
        </button>
        <button
          type="button"
          aria-label={`Delete ${whose}`}
          className={buttonStyle("ghost", "sm")}
          onClick={onDelete}
        >
          <Icon name="trash" className="size-4" />
          Delete
        </button>
      </div>
    </li>
  )
}
