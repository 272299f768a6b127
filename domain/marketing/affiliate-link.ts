export interface AffiliateLink {
  /** The shop, such as `https://shop.example`. */
  readonly origin: string
  /** A page of the shop, as a path or as its whole address. */
  readonly page: string
  readonly affiliateId: string
  readonly subAffiliateId: string | null
  readonly rollupId: string | null
  /** What the affiliate's network puts its click id in place of, such as `{click_id}`. */
  readonly clickMacro: string
}

/** The link by which an affiliate is paid; undefined for a page that is not one of the shop. */
export const affiliateLink = (link: AffiliateLink): string | undefined => {
  const { origin, page, affiliateId, subAffiliateId, rollupId, clickMacro } = link
  const typed = page.trim() === "" ? "/" : page.trim()
  if (!URL.canParse(typed, origin)) return undefined
  const url = new URL(typed, origin)
  if (url.origin !== new URL(origin).origin) return undefined
  url.searchParams.set("affiliate_id", affiliateId)
  if (subAffiliateId !== null) url.searchParams.set("sub_affiliate_id", subAffiliateId)
  if (rollupId !== null) url.searchParams.set("acid", rollupId)
  // Networks look for their macro as it is written: it must not be escaped.
  const click = /^[A-Za-z0-9{}[\]#%_.-]{1,100}$/.test(clickMacro.trim()) ? clickMacro.trim() : ""
  const { hash } = url
  url.hash = ""
  return `${url.href}${click === "" ? "" : `&click_hash=${click}`}${hash}`
}
