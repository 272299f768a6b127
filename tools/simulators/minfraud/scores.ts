import { createHash } from "node:crypto"
import type { Question } from "./requests.ts"

/** The vendor's assessment of a purchase. */
export interface Verdict {
  readonly riskScore: number
  readonly ipRisk: number
  /** Kilometers. */
  readonly distance: number
  readonly isInIpCountry: boolean
  /** `YYYY-MM-DD` */
  readonly emailFirstSeen: string
  readonly isDisposable: boolean
  readonly isFree: boolean
  readonly action: "accept" | "manual_review" | "reject"
}

const FREE = new Set(["gmail.com", "yahoo.com", "outlook.com"])
const DAY_MS = 86_400_000

const actionOf = (tags: ReadonlySet<string>): Verdict["action"] => {
  if (tags.has("reject")) return "reject"
  return tags.has("manual") ? "manual_review" : "accept"
}

/**
 * Decided by tags in the email address, several of them if need be: `ann+risk82+abroad@example.com`. Without one a
 * purchase is harmless. The same address always gets the same verdict.
 *
 * - `risk82`: a score of 82 (1 to 99)
 * - `new`: the address was first seen today
 * - `disposable`: a throw-away address
 * - `abroad`: far away and in another country, from a risky network
 * - `manual`, `reject`: what the account's own rules say
 */
export const verdict = ({ email }: Pick<Question, "email">, now: number): Verdict => {
  const [local = "", domain = ""] = email.address.toLowerCase().split("@")
  const tags = new Set(local.split("+").slice(1))
  const risk = [...tags].map((tag) => /^risk(\d{1,2})$/.exec(tag)?.[1]).find((score) => score !== undefined)
  const noise = createHash("sha256").update(email.address.toLowerCase()).digest()
  const isAbroad = tags.has("abroad")
  return {
    riskScore: risk === undefined ? (10 + noise.readUInt8(0)) / 100 : Math.max(0.01, Number(risk)),
    ipRisk: isAbroad ? 71.5 : noise.readUInt8(1) / 100,
    distance: isAbroad ? 7_800 + noise.readUInt8(2) : 2 + (noise.readUInt8(2) % 90),
    isInIpCountry: !isAbroad,
    emailFirstSeen: new Date(tags.has("new") ? now : now - (400 + noise.readUInt16BE(3) / 20) * DAY_MS)
      .toISOString()
      .slice(0, 10),
    isDisposable: tags.has("disposable"),
    isFree: FREE.has(domain),
    action: actionOf(tags),
  }
}
