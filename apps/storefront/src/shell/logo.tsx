import { useShop } from "../shop/use-shop.ts"

/** The mark and the shop's name; a long one takes two lines. */
export function Logo() {
  const { shopName } = useShop()
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-9 shrink-0">
        <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
        <path d="M18 4 7 18h7l-1.6 10L25 13h-8z" fill="var(--color-on-accent)" />
      </svg>
      <span
        className="line-clamp-2 max-w-[40vw] text-[min(1.375rem,7vw)] leading-tight font-extrabold tracking-tight wrap-anywhere desk:max-w-72"
        style={{ fontStretch: "118%" }}
      >
        {shopName}
      </span>
    </span>
  )
}
