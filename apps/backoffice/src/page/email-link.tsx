/** An e-mail address as a link that writes to it. */
export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email)}`} className="break-all underline underline-offset-4">
      {email}
    </a>
  )
}
