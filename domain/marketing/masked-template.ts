const MASK = "•••"

/** Filled when the address is called: no secret by itself. */
const PLACEHOLDER = /^\{[a-z]*\}$/

const SECRET_NAME = /token|key|secret|sign|pass|auth|code|hash|credential/i

/** Ids of accounts and offers are shorter; what is as long as this and no word may open something. */
const LOOKS_SECRET = /^(?=.*\d)[\w.~%+=-]{16,}$/

const maskedPair = (pair: string): string => {
  const [name = "", ...rest] = pair.split("=")
  const value = rest.join("=")
  if (value === "" || PLACEHOLDER.test(value)) return pair
  return SECRET_NAME.test(name) || LOOKS_SECRET.test(value) ? `${name}=${MASK}` : pair
}

const maskedSegment = (segment: string): string => (LOOKS_SECRET.test(segment) ? MASK : segment)

/**
 * A postback template for those who may not know the secrets that somebody has written into it, in the place of
 * `{token}`: its host, its parameters and its placeholders are as they were.
 */
export const maskedTemplate = (template: string): string => {
  const [, host = "", path = "", query] = /^(https?:\/\/[^/?#]*)([^?#]*)(?:\?(.*))?$/i.exec(template) ?? []
  if (host === "") return MASK
  const shown = host + path.split("/").map(maskedSegment).join("/")
  return query === undefined ? shown : `${shown}?${query.split("&").map(maskedPair).join("&")}`
}
