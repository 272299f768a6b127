/** An email address as a link that writes to it. */
export function EmailLink({ email }: { readonly email: string }) {
  return (
    <a href={`mailto:${encodeURIComponent(email)}`} className="wrap-anywhere underline underline-offset-4">
      <EmailText email={email} />
    </a>
  )
}

/** Where it does not fit, its domain comes on the next line. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf("@") + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
