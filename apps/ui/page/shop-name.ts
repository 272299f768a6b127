/** The name of the meta element that holds the shop's name. */
export const SHOP_NAME_META = "application-name"

/** The shop's name as the server wrote it into the page; missing where an app is developed without its server. */
export const shopName = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${SHOP_NAME_META}]`)?.content ?? "Shop"
