/** Decorative; put it inside an element that says what is pending. */
export function Spinner() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-4 animate-spin">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
