import {
  knownParameters,
  TRACKING_DAYS,
  type TrackingParameters,
} from "@voltread/domain/marketing/tracking.ts"
import type { RestRequest } from "@voltread/ui/api/rest.ts"

const PREFIX = "vt_"
const DAY = 86_400

/** Stores the known URL parameters in cookies, each with its own lifetime (spec §5, §9), and returns them. */
export const storeTracking = (search: string): TrackingParameters => {
  const secure = location.protocol === "https:" ? "; secure" : ""
  const parameters = knownParameters(new URLSearchParams(search))
  for (const [name, value] of Object.entries(parameters)) {
    const days = Object.entries(TRACKING_DAYS).find(([known]) => known === name)?.[1] ?? 0
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all browsers we serve
    document.cookie = `${PREFIX}${name}=${encodeURIComponent(value)}; path=/; max-age=${days * DAY}; samesite=lax${secure}`
  }
  return parameters
}

const REPORTED_KEY = "voltread:visit"

/** Reports where this visit came from, once for each tab. */
export const reportVisit = async (rest: RestRequest, parameters: TrackingParameters): Promise<void> => {
  const text = JSON.stringify(parameters)
  if (text === "{}" || sessionStorage.getItem(REPORTED_KEY) === text) return
  sessionStorage.setItem(REPORTED_KEY, text)
  await rest({ method: "POST", path: "/api/visits", body: { visitId: crypto.randomUUID(), parameters } })
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ""
  }
}

/** Tracking parameters from the cookies. */
export const readTracking = (cookies: string): TrackingParameters =>
  knownParameters(
    cookies.split(";").flatMap((pair): ReadonlyArray<readonly [string, string]> => {
      const [name = "", value = ""] = pair.trim().split("=")
      return name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), decode(value)]] : []
    }),
  )
