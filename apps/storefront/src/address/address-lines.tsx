import type { AddressValues } from "./saved-address.ts"

/** `3125550142` → `(312) 555-0142`. */
const shownPhone = (phone: string): string => phone.replace(/^(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3")

export function AddressLines({ address }: { readonly address: AddressValues }) {
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
      <span className="numeric text-muted">{shownPhone(phone)}</span>
    </address>
  )
}
