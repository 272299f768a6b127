import { Schema } from "effect"

export const DeviceClass = Schema.Literals(["desktop", "mobile", "tablet", "other"])
export type DeviceClass = typeof DeviceClass.Type

/** Phones of a brand that is called like a program. */
const CUBOT = /\bcubot\b/gi

/** Programs that fetch or render pages by themselves; the list is that of the field's web analytics, in short. */
const BOT =
  /bot\b|bots\b|crawl|spider|slurp|headless|lighthouse|phantomjs|puppeteer|playwright|selenium|preview|monitor|pingdom|uptime|facebookexternalhit|whatsapp\/|curl\/|wget\/|python-|java\/|go-http-client|okhttp|libwww|httpclient|axios\/|node-fetch|scrapy|mediapartners|adsbot|apis-google|duplexweb|google-read-aloud|gptbot|claudebot|bytespider|archive\.org/i

/** Whether a visit counts as a program's. A browser that says nothing of itself is one. */
export const isBot = (userAgent: string): boolean =>
  userAgent.trim() === "" || BOT.test(userAgent.replace(CUBOT, ""))

const TABLET = /ipad|tablet|kindle|silk\/|playbook|android(?!.*mobile)/i
const MOBILE = /mobi|iphone|ipod|android.*mobile|windows phone|blackberry|opera mini/i
const DESKTOP = /windows nt|macintosh|x11|cros|linux/i

export const deviceClassOf = (userAgent: string): DeviceClass => {
  if (TABLET.test(userAgent)) return "tablet"
  if (MOBILE.test(userAgent)) return "mobile"
  return DESKTOP.test(userAgent) ? "desktop" : "other"
}

/** Countries whose law asks for consent before anything is kept that singles a visitor out: EEA, UK, Switzerland. */
const OPT_IN: ReadonlySet<string> = new Set(
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
    " ",
  ),
)

export interface ConsentFacts {
  /** What the visitor has chosen; null: was not asked, or has not answered. */
  readonly choice: "granted" | "denied" | null
  /** ISO code by the network address; null where it is not known. */
  readonly country: string | null
  /** The visitor's browser keeps European time. */
  readonly isEuropeanTime: boolean
  /** Global Privacy Control, which is an opt-out by the law of California and others. */
  readonly hasPrivacyControl: boolean
}

/** Whether the law where the visitor is wants to be asked before anything is kept that singles them out. */
export const asksForConsent = ({
  country,
  isEuropeanTime,
}: Pick<ConsentFacts, "country" | "isEuropeanTime">) =>
  country === null ? isEuropeanTime : OPT_IN.has(country)

/** Whether something may be kept that singles this visitor out. Their own word counts first. */
export const mayIdentify = ({ choice, hasPrivacyControl, ...facts }: ConsentFacts): boolean =>
  choice === null ? !hasPrivacyControl && !asksForConsent(facts) : choice === "granted"
