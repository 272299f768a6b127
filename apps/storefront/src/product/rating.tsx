const STAR = "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8L12 3.5Z"
const stars = [0, 1, 2, 3, 4]

function Stars({ className }: { readonly className: string }) {
  return (
    <span aria-hidden="true" className={`flex ${className}`}>
      {stars.map((star) => (
        <svg
          key={star}
          aria-hidden="true"
          viewBox="0 0 24 24"
          fill="currentColor"
          className="size-4 shrink-0"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  )
}

/** Average of the customers' reviews, in stars and in words. */
export function Rating({ average, count }: { readonly average: number | null; readonly count: number }) {
  if (average === null || count === 0) return <p className="text-sm text-muted">No reviews yet</p>
  return (
    <p className="flex items-center gap-1.5 text-sm">
      <span className="relative inline-flex">
        <Stars className="text-line" />
        <span
          className="absolute inset-y-0 left-0 overflow-hidden"
          style={{ width: `${(average / 5) * 100}%` }}
        >
          <Stars className="text-accent-ink" />
        </span>
      </span>
      <span className="sr-only">Rated {average.toFixed(1)} of 5 in</span>
      <span className="numeric text-muted">
        {count.toLocaleString("en-US")}
        <span className="sr-only"> reviews</span>
      </span>
    </p>
  )
}
