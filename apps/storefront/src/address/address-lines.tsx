import { formatPhone } from "@voltread/domain/shared/phone-format.ts"
import type { PostalValues } from "@voltread/ui/form/postal-values.ts"

export function AddressLines({ address }: { readonly address: PostalValues }) {
  const { firstName, lastName, address1, address2, city, state, postalCode, phone } = address
  return (
    <address className="break-words not-italic">
      <span className="font-semibold">
        {firstName} {lastName}
      </span>
      <br />
      {address1}
      {address2 !== "" && (
        <>
          <br />
          {address2}
        </>
      )}
      <br />
      {city}, {state} {postalCode}
      <br />
      <span className="numeric text-muted">{formatPhone(phone)}</span>
    </address>
  )
}
