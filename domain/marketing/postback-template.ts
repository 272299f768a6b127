import { type Cents, toDecimal } from "../shared/money.ts"

/** The networks of affiliates; `own` is any server that accepts the store's own parameters, `none` is no network. */
export const NETWORKS = ["none", "everflow", "tune", "cake", "own"] as const
export type Network = (typeof NETWORKS)[number]

/** The placeholders of a template, such as `{click}`. */
export const PLACEHOLDERS = [
  "click",
  "order",
  "affiliate",
  "sub",
  "value",
  "payout",
  "kind",
  "postback",
  "token",
] as const
type Placeholder = (typeof PLACEHOLDERS)[number]

/** A starting point for each network: host and ids must be replaced with those of the account there (gateways §9). */
export const EXAMPLE_TEMPLATES: Readonly<Record<Network, string>> = {
  none: "",
  everflow:
    "https://www.example-everflow.com/?nid=1&transaction_id={click}&amount={value}&verification_token={token}",
  tune: "https://example.go2cloud.org/aff_lsr?offer_id=1&transaction_id={click}&amount={value}",
  cake: "https://www.example-cake.com/p.ashx?o=1&e=1&r={click}&p={value}&t={order}",
  own: "https://affiliate.example/postback?click={click}&order={order}&payout={payout}&kind={kind}",
}

export interface PostbackFacts {
  readonly postbackId: string
  readonly kind: string
  readonly orderNumber: string
  readonly affiliateId: string
  readonly subAffiliateId: string | null
  readonly clickHash: string | null
  readonly value: Cents
  readonly payout: Cents
}

const NAMED = /\{([a-z]*)\}/g

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((known) => known === name)

/** What is wrong with a template, for its author; undefined if nothing is. */
export const templateProblem = (template: string): string | undefined => {
  const unknown = [...template.matchAll(NAMED)].find(([, name = ""]) => !isPlaceholder(name))
  if (unknown !== undefined) return `${unknown[0]} is not one of the names that are filled in`
  const filled = template.replace(NAMED, "x")
  if (!URL.canParse(filled) || /\s/.test(template))
    return "Please enter an address such as https://network.example/?id={click}"
  const { protocol, username, password, hash } = new URL(filled)
  if (protocol !== "https:" && protocol !== "http:")
    return "Please enter an address that starts with https://"
  if (username !== "" || password !== "" || hash !== "")
    return "Please enter an address without a log-in and without #"
  // Only the admin decides on the host: no value of an order may change where the call goes.
  const [, host = ""] = /^https?:\/\/([^/?#]*)/i.exec(template) ?? []
  return host.includes("{")
    ? "Please put names in braces only after the host, such as https://network.example/?id={click}"
    : undefined
}

/** The address to call. Every value is escaped; `token` proves to the network that the call comes from the store. */
export const fillTemplate = (template: string, facts: PostbackFacts, token: string): string => {
  const values: Readonly<Record<Placeholder, string>> = {
    click: facts.clickHash ?? "",
    order: facts.orderNumber,
    affiliate: facts.affiliateId,
    sub: facts.subAffiliateId ?? "",
    value: toDecimal(facts.value),
    payout: toDecimal(facts.payout),
    kind: facts.kind,
    postback: facts.postbackId,
    token,
  }
  return template.replace(NAMED, (whole, name: string) =>
    isPlaceholder(name) ? encodeURIComponent(values[name]) : whole,
  )
}

/**
 * Whether the network has accepted the postback. TUNE always answers 200, with the result in the body; the others use
 * the status alone (gateways §9).
 */
export const isAccepted = (network: Network, status: number, body: string): boolean =>
  network === "tune"
    ? status === 200 && /^\s*success\s*=\s*true\s*;/i.test(body)
    : status >= 200 && status < 300
