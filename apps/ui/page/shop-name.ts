/** The name of the meta element that says whose a page is. */
export const SHOP_NAME_META = "application-name"

/** As the server has written it into the page; nothing has where an app is developed without its server. */
export const shopName = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${SHOP_NAME_META}]`)?.content ?? "Shop"
