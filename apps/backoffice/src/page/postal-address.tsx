import { PhoneLink } from "./phone-link.tsx"

interface PostalAddressProps {
  readonly address: {
    readonly firstName: string
    readonly lastName: string
    readonly address1: string
    readonly address2: string
    readonly city: string
    readonly postalCode: string
    readonly phone: string
  }
  /** Code of the state, such as `TX`. */
  readonly state: string
}

/** An address as it is written on an envelope, with its phone number. */
export function PostalAddress({ address, state }: PostalAddressProps) {
  return (
    <address className="text-sm not-italic">
      {`${address.firstName} ${address.lastName}`}
      <br />
      {address.address1}
      <br />
      {address.address2 !== "" && (
        <>
          {address.address2}
          <br />
        </>
      )}
      {`${address.city}, ${state} ${address.postalCode}`}
      <br />
      <PhoneLink phone={address.phone} />
    </address>
  )
}
