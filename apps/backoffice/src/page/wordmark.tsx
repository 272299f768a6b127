import { shopName } from "@voltread/ui/page/shop-name.ts"

/** The shop's name with its mark, on the dark ground. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-extrabold text-on-night">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
        <path d="M18 4 7 18h8l-1 10 11-15h-8l1-9Z" fill="var(--color-on-accent)" />
      </svg>
      <span className="flex flex-col leading-tight">
        <span className="line-clamp-2 wrap-anywhere">{shopName()}</span>
        <span className="text-sm font-medium text-on-night-muted">back office</span>
      </span>
    </span>
  )
}
