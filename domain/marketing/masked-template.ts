const MASK = "•••"

/** Replaced when the address is called: not a secret itself. */
const PLACEHOLDER = /^\{[a-z]*\}$/

const SECRET_NAME = /token|key|secret|sign|pass|auth|code|hash|credential/i

/** Ids of accounts and offers are shorter; a text this long that is not a word may be a credential. */
const LOOKS_SECRET = /^(?=.*\d)[\w.~%+=-]{16,}$/

const maskedPair = (pair: string): string => {
  const [name = "", ...rest] = pair.split("=")
  const value = rest.join("=")
  if (value === "" || PLACEHOLDER.test(value)) return pair
  return SECRET_NAME.test(name) || LOOKS_SECRET.test(value) ? `${name}=${MASK}` : pair
}

const maskedSegment = (segment: string): string => (LOOKS_SECRET.test(segment) ? MASK : segment)

/**
 * A postback template for people who may not see the secrets written into it instead of `{token}`: host, parameters and
 * placeholders are unchanged.
 */
export const maskedTemplate = (template: string): string => {
  const [, host = "", path = "", query] = /^(https?:\/\/[^/?#]*)([^?#]*)(?:\?(.*))?$/i.exec(template) ?? []
  if (host === "") return MASK
  const shown = host + path.split("/").map(maskedSegment).join("/")
  return query === undefined ? shown : `${shown}?${query.split("&").map(maskedPair).join("&")}`
}
