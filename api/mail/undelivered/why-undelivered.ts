/** By subject and detail of an enhanced status code (RFC 3463). */
const BY_STATUS: ReadonlyArray<readonly [RegExp, string]> = [
  [/^1\.(1|2|3|6|10)$/, "The address does not exist."],
  [/^2\.1$/, "The mailbox is turned off."],
  [/^2\.2$/, "The mailbox is full."],
  [/^4\./, "The receiver's mail server could not be reached."],
  [/^(2\.3|3\.4)$/, "The email is too large for the mailbox."],
  [/^7\./, "The receiver's mail server does not accept our email, for instance as spam."],
]

/** By the reply code (RFC 5321) of servers that say no more. */
const BY_CODE: Readonly<Record<string, string>> = {
  "550": "The receiver's mail server does not accept email for this address.",
  "551": "The receiver's mail server does not accept email for this address.",
  "552": "The mailbox is full, or the email is too large for it.",
  "553": "The mail server does not take this address for a valid one.",
  "554": "The receiver's mail server does not accept our email, for instance as spam.",
}

/**
 * Why a mail was given up, in plain words. `error`: as stored with the mail, such as "SMTP: EENVELOPE 550"; `answer`: the
 * server's own words.
 */
export const whyUndelivered = (error: string | null, answer: string | null): string => {
  const { kind, code } = /^SMTP: (?<kind>\w+)(?: (?<code>\d{3}))?$/.exec(error ?? "")?.groups ?? {}
  if (kind === undefined) return "The email could not be prepared."
  if (kind === "EAUTH") return "The mail server did not accept the store's log-in for two days."
  const status = /^\d{3}[ -][45]\.(\d{1,3}\.\d{1,3})\b/.exec(answer ?? "")?.[1]
  const known = BY_STATUS.find(([pattern]) => status !== undefined && pattern.test(status))
  if (known !== undefined) return known[1]
  if (code === undefined) return "The mail server could not be reached for two days."
  if (kind === "RETURNED") return BY_CODE[code] ?? "The receiver's mail server could not deliver the email."
  return (
    BY_CODE[code] ??
    (code.startsWith("4")
      ? "The mail server put the email off for two days."
      : "The mail server refused the email.")
  )
}
