/** Says why a form does nothing in a browser without JavaScript, or why a page stays empty there. */
export function NeedsScript({ what = "form" }: { readonly what?: "form" | "page" }) {
  return (
    <noscript>
      <p>{`This ${what} needs JavaScript. Please turn it on in your browser.`}</p>
    </noscript>
  )
}
