import type { VisitParameters } from "./visit.ts"

/** Where a visit came from, in the words of the field: `google` / `organic`, `news.example` / `referral`, `(direct)` / `(none)`. */
export interface TrafficSource {
  readonly source: string
  readonly medium: string
  readonly campaign: string | null
}

/** Of whoever came without a name for it, in the words of the field. */
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

/** `www.google.co.uk` → `google`: the label that names the site, for the sites that are known by one. */
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

/** What the link says of itself counts first, then click ids and affiliates, then the site that it was on. */
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
  // Facebook marks every link that leaves it, paid or not.
  return fbclid !== undefined && from === DIRECT
    ? { source: "facebook", medium: "social", campaign: null }
    : from
}

const PAID = /^(cpc|ppc|cpm|cpa|cpv|paid.*|.*paid|display|banner|affiliate|retargeting)$/i

/** Whether somebody is paid for such visits. */
export const isPaid = ({ medium }: TrafficSource): boolean => PAID.test(medium)
