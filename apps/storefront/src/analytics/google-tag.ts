import { knownParameters } from "@voltread/domain/marketing/tracking.ts"
import type { AnalyticsPort } from "./analytics.ts"

const SCRIPT = "https://www.googletagmanager.com/gtag/js"

/** The tag reads the arguments of calls as they were made, from a list that it takes over when it has loaded. */
const layer = (): Array<unknown> => {
  const known: unknown = Reflect.get(window, "dataLayer")
  if (Array.isArray(known)) return known
  const made: Array<unknown> = []
  Reflect.set(window, "dataLayer", made)
  return made
}

/**
 * Where the visitor is and came from, without what the addresses carry beside the campaign: the token in the link of an
 * order opens it. The tag would send both addresses as they are.
 */
const pageFields = () => {
  const { origin, pathname, search } = window.location
  const campaign = new URLSearchParams(knownParameters(new URLSearchParams(search)))
  return {
    page_location: `${origin}${pathname}${campaign.size === 0 ? "" : `?${campaign}`}`,
    page_referrer: document.referrer.replace(/[?#].*$/, ""),
  }
}

/** Loads Google's tag. Call it only once the visitor may be identified. */
export const googleTag = (id: string): AnalyticsPort => {
  const list = layer()
  const gtag: (...args: ReadonlyArray<unknown>) => void = function () {
    // biome-ignore lint/complexity/noArguments: the tag tells its own calls from other entries by their being arguments
    list.push(arguments)
  }
  const setPage = () => gtag("set", pageFields())
  gtag("js", new Date())
  setPage()
  // Before the tag notices that another page is shown. Browsers without it stay on the first page.
  window.navigation?.addEventListener("currententrychange", setPage)
  // The shop counts visits itself, and ads get no data.
  gtag("config", id, { allow_google_signals: false, allow_ad_personalization_signals: false })
  const script = document.createElement("script")
  script.async = true
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`
  document.head.append(script)
  return {
    setDimensions: (dimensions) => gtag("set", dimensions),
    send: (name, fields) => gtag("event", name, { ...fields, ...pageFields() }),
  }
}
