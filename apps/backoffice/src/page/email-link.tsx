/** An email address as a link that writes to it. */
export function EmailLink({ email }: { readonly email: string }) {
  const at = email.lastIndexOf("@") + 1
  return (
    <a href={`mailto:${encodeURIComponent(email)}`} className="wrap-anywhere underline underline-offset-4">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}
