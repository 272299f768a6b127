/** An address that can be written to from here. */
export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email)}`} className="break-all underline underline-offset-4">
      {email}
    </a>
  )
}
