/** The page to open after logging in (spec §2). Anything but a path of this site is ignored. */
export const safeReturnUrl = (value: unknown, origin: string): string => {
  if (typeof value !== "string" || !value.startsWith("/")) return "/"
  if (!URL.canParse(value, origin)) return "/"
  const url = new URL(value, origin)
  if (url.origin !== origin || LEADS_AWAY.test(url.pathname) || ON_THE_WAY_IN.test(url.pathname)) return "/"
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Paths that are read as another site's address once they stand alone, such as `//evil.example`, which is what is left of
 * `/.//evil.example`, or once they are decoded.
 */
const LEADS_AWAY = /^\/(?:\/|\\|%(?:[01][0-9a-f]|20|2f|5c))/i

/** Pages that make no sense after logging in. */
const ON_THE_WAY_IN = /^\/(login|register|verify|thankyou|forgot-password|reset-password)(\/|$)/

/** Spec §2: admins and customer support go to the back office's orders, everyone else where they came from. */
export const destinationAfterLogin = (type: string, returnUrl: string): string => {
  switch (type.trim().toLowerCase()) {
    case "admin":
    case "super admin":
    case "customersupport":
      return "/backoffice/orders"
    default:
      return returnUrl
  }
}
