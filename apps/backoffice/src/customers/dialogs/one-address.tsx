import type { Address } from "@voltread/domain/contract/account.ts"
import { Badge } from "@voltread/ui/components/badge.tsx"
import { PostalAddress } from "../../page/postal-address.tsx"

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
