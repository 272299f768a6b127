/** Skips the header; the first focusable element of the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-16 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
