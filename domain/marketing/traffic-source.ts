import type { VisitParameters } from "./visit.ts"

/**
 * Where a visit came from, in the usual vocabulary of web analytics: `google` / `organic`, `news.example` / `referral`,
 * `(direct)` / `(none)`.
 */
export interface TrafficSource {
  readonly source: string
  readonly medium: string
  readonly campaign: string | null
}

/** For visits without a known source, in the same vocabulary. */
export const DIRECT: TrafficSource = { source: "(direct)", medium: "(none)", campaign: null }

const SEARCH = [
  "google",
  "bing",
  "duckduckgo",
  "yahoo",
  "ecosia",
  "startpage",
  "brave",
  "yandex",
  "baidu",
  "qwant",
]
const SOCIAL = [
  "facebook",
  "instagram",
  "reddit",
  "pinterest",
  "tiktok",
  "youtube",
  "linkedin",
  "x",
  "twitter",
]

/** `www.google.co.uk` → `google`: the label that names the site, for sites that have a short name. */
const siteNamed = (host: string, names: ReadonlyArray<string>): string | undefined => {
  const labels = host.split(".").slice(0, -1)
  return names.find((name) => labels.includes(name))
}

const ofReferrer = (referrer: string | null): TrafficSource => {
  if (referrer === null || !URL.canParse(referrer)) return DIRECT
  const { hostname } = new URL(referrer)
  const search = siteNamed(hostname, SEARCH)
  if (search !== undefined) return { source: search, medium: "organic", campaign: null }
  const social = siteNamed(hostname, SOCIAL)
  if (social !== undefined) return { source: social, medium: "social", campaign: null }
  return { source: hostname.replace(/^www\./, ""), medium: "referral", campaign: null }
}

/** The link's own parameters count first, then click ids and affiliates, then the referring site. */
export const trafficSource = (parameters: VisitParameters, referrer: string | null): TrafficSource => {
  const { utm_source: source, utm_medium: medium, utm_campaign: campaign = null } = parameters
  const guessed = guess(parameters, referrer)
  return {
    source: source ?? guessed.source,
    medium: medium ?? (source === undefined ? guessed.medium : DIRECT.medium),
    campaign,
  }
}

const guess = ({ gclid, fbclid, affiliate_id }: VisitParameters, referrer: string | null): TrafficSource => {
  if (affiliate_id !== undefined) return { source: affiliate_id, medium: "affiliate", campaign: null }
  if (gclid !== undefined) return { source: "google", medium: "cpc", campaign: null }
  const from = ofReferrer(referrer)
  // Facebook marks every outgoing link, paid or not.
  return fbclid !== undefined && from === DIRECT
    ? { source: "facebook", medium: "social", campaign: null }
    : from
}

const PAID = /^(cpc|ppc|cpm|cpa|cpv|paid.*|.*paid|display|banner|affiliate|retargeting)$/i

/** Whether such visits cost money. */
export const isPaid = ({ medium }: TrafficSource): boolean => PAID.test(medium)
