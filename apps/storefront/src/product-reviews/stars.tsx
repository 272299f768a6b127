/** Stars as a picture, with their number for screen readers. */
export function Stars({ value }: { readonly value: number }) {
  return (
    <span className="inline-flex">
      <span aria-hidden="true" className="stars" style={{ "--filled": `${value * 20}%` }} />
      <span className="sr-only">{Number(value.toFixed(1))} of 5 stars</span>
    </span>
  )
}
