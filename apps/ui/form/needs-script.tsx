/** Says why a form does nothing in a browser without JavaScript. */
export function NeedsScript() {
  return (
    <noscript>
      <p>This form needs JavaScript. Please turn it on in your browser.</p>
    </noscript>
  )
}
