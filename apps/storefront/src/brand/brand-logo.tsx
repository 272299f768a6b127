/** A brand's logo, or its initial. */
export function BrandLogo({
  brand,
  className = "size-14",
}: {
  readonly brand: { readonly name: string; readonly images: { readonly small: string } }
  readonly className?: string
}) {
  if (brand.images.small !== "") {
    return (
      <img
        src={brand.images.small}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        className={`rounded-md bg-sunken object-contain ${className}`}
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className={`on-night grid shrink-0 place-items-center rounded-md text-2xl font-extrabold text-accent ${className}`}
    >
      {brand.name.slice(0, 1)}
    </span>
  )
}
