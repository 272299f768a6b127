export interface AffiliateLink {
  /** The address of the shop, such as `https://shop.example`. */
  readonly origin: string
  /** A page of the shop, as a path or a full address. */
  readonly page: string
  readonly affiliateId: string
  readonly subAffiliateId: string | null
  readonly rollupId: string | null
  /** The placeholder that the affiliate's network replaces with its click id, such as `{click_id}`. */
  readonly clickMacro: string
}

/** The link that credits an affiliate; undefined for a page that is not the store's. */
export const affiliateLink = (link: AffiliateLink): string | undefined => {
  const { origin, page, affiliateId, subAffiliateId, rollupId, clickMacro } = link
  const typed = page.trim()
  if (!URL.canParse(typed, origin)) return undefined
  const url = new URL(typed, origin)
  if (url.origin !== new URL(origin).origin) return undefined
  url.searchParams.set("affiliate_id", affiliateId)
  if (subAffiliateId !== null) url.searchParams.set("sub_affiliate_id", subAffiliateId)
  if (rollupId !== null) url.searchParams.set("acid", rollupId)
  // Networks search for their macro literally: it must not be escaped.
  const click = /^[A-Za-z0-9{}[\]#%_.-]{1,100}$/.test(clickMacro.trim()) ? clickMacro.trim() : ""
  const { hash } = url
  url.hash = ""
  return `${url.href}${click === "" ? "" : `&click_hash=${click}`}${hash}`
}
