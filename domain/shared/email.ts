/** The message for an address that cannot be mailed. */
export const EMAIL_MESSAGE = "Please enter a valid email address"

/** Characters of the longest address, by RFC 5321. */
export const EMAIL_MAX_LENGTH = 254
const MAX_LOCAL = 64
const MAX_LABEL = 63
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LOCAL = new RegExp(`^${ATOM}(\\.${ATOM})*$`)
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$/

/**
 * The only rule for email addresses: what it accepts can be mailed. RFC 5321 in ASCII without quoted names, at a domain
 * of at least two labels; an internationalized domain is given in Punycode (`xn--…`).
 */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf("@")
  const local = text.slice(0, Math.max(at, 0))
  const labels = text.slice(at + 1).split(".")
  return (
    text.length <= EMAIL_MAX_LENGTH &&
    local.length <= MAX_LOCAL &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= MAX_LABEL && LABEL.test(label)) &&
    /^[A-Za-z]/.test(labels.at(-1) ?? "")
  )
}

/**
 * The form in which addresses are stored and compared: trimmed, in lower case. Only ASCII letters change, since the
 * lower case of some others is an ASCII letter, and the address would become somebody else's.
 */
export const normalizeEmail = (text: string): string =>
  text.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** They deliver to one mailbox, whatever dots an address has. */
const DOTS_DO_NOT_COUNT: ReadonlySet<string> = new Set(["gmail.com", "googlemail.com"])

/**
 * One name for all addresses whose mail arrives in the same place: `ann+shop@…` is the mailbox of `ann@…`, and there are
 * as many such tags as one likes. `address`: normalized.
 */
export const mailboxOf = (address: string): string => {
  const untagged = address.replace(/^([^+@]+)\+[^@]*@/, "$1@")
  const [name = "", domain = ""] = untagged.split("@")
  return DOTS_DO_NOT_COUNT.has(domain) ? `${name.replaceAll(".", "")}@gmail.com` : untagged
}
