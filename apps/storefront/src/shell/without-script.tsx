/** Buttons would do nothing without a word. */
export function WithoutScript() {
  return (
    <noscript>
      <p className="page pb-3 font-medium">
        Without JavaScript you can look around, but not buy. Please turn it on in your browser.
      </p>
    </noscript>
  )
}
