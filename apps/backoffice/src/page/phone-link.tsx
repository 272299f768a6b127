import { formatPhone } from "@voltread/domain/shared/phone-format.ts"

/** A phone number of the United States, as a link that calls it. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a
      href={`tel:+1${phone.replaceAll(/\D/g, "")}`}
      className="numeric underline underline-offset-4 print:no-underline"
    >
      {formatPhone(phone)}
    </a>
  )
}
