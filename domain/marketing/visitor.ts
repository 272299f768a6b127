import { Schema } from "effect"

export const DeviceClass = Schema.Literals(["desktop", "mobile", "tablet", "other"])
export type DeviceClass = typeof DeviceClass.Type

/** Phones of a brand whose name looks like a bot's. */
const CUBOT = /\bcubot\b/gi

/** Programs that fetch or render pages by themselves; a short form of the lists of web analytics. */
const BOT =
  /bot\b|bots\b|crawl|spider|slurp|headless|lighthouse|phantomjs|puppeteer|playwright|selenium|preview|monitor|pingdom|uptime|facebookexternalhit|whatsapp\/|curl\/|wget\/|python-|java\/|go-http-client|okhttp|libwww|httpclient|axios\/|node-fetch|scrapy|mediapartners|adsbot|apis-google|duplexweb|google-read-aloud|gptbot|claudebot|bytespider|archive\.org/i

/** Whether a visit counts as a bot's. A browser without a user agent does. */
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

/** Countries whose law requires consent before storing anything that identifies a visitor: EEA, UK, Switzerland. */
const OPT_IN: ReadonlySet<string> = new Set(
  "AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(
    " ",
  ),
)

export interface ConsentFacts {
  /** The visitor's choice; null: was not asked, or has not answered. */
  readonly choice: "granted" | "denied" | null
  /** ISO code from the network address; null if unknown. */
  readonly country: string | null
  /** The visitor's browser is set to European time. */
  readonly isEuropeanTime: boolean
  /** Global Privacy Control, which is an opt-out under the law of California and other states. */
  readonly hasPrivacyControl: boolean
}

/** Whether the visitor's law requires consent before storing anything that identifies them. */
export const asksForConsent = ({
  country,
  isEuropeanTime,
}: Pick<ConsentFacts, "country" | "isEuropeanTime">) =>
  country === null ? isEuropeanTime : OPT_IN.has(country)

/** Whether anything that identifies this visitor may be stored. Their own choice counts first. */
export const mayIdentify = ({ choice, hasPrivacyControl, ...facts }: ConsentFacts): boolean =>
  choice === null ? !hasPrivacyControl && !asksForConsent(facts) : choice === "granted"
