/** A US number that can be called from here. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:+1${phone.replaceAll(/\D/g, "")}`} className="numeric underline underline-offset-4">
      {phone}
    </a>
  )
}
