import {
  knownParameters,
  TRACKING_DAYS,
  type TrackingParameters,
} from "@voltread/domain/marketing/tracking.ts"

const PREFIX = "vt_"
const DAY = 86_400

/** Keeps the known parameters of the address in cookies, each for its own time (spec §5, §9). */
export const rememberTracking = (search: string): void => {
  const secure = location.protocol === "https:" ? "; secure" : ""
  for (const [name, value] of Object.entries(knownParameters(new URLSearchParams(search)))) {
    const days = Object.entries(TRACKING_DAYS).find(([known]) => known === name)?.[1] ?? 0
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers we serve
    document.cookie = `${PREFIX}${name}=${encodeURIComponent(value)}; path=/; max-age=${days * DAY}; samesite=lax${secure}`
  }
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}

/** What brought this shopper here, as far as it is still known. */
export const recallTracking = (cookies: string): TrackingParameters =>
  knownParameters(
    cookies.split(";").flatMap((pair): ReadonlyArray<readonly [string, string]> => {
      const [name = "", value = ""] = pair.trim().split("=")
      return name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), decode(value)]] : []
    }),
  )
