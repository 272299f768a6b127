import { cleanLine } from "@voltread/domain/shared/characters.ts"

/** What a mail server reports of a mail that it accepted and could not deliver. */
export interface DeliveryFailure {
  /** Reply code of SMTP: the receiver's mail server's, otherwise by the class of the status. */
  readonly code: string
  /** The mail server's own words in one line, with the enhanced status code (RFC 3463); they may contain the email address. */
  readonly answer: string
}

const MAX_ANSWER = 300

const ACTION = /^action:\s*failed\b/im
const STATUS = /^status:\s*([45]\.\d{1,3}\.\d{1,3})\b/im
const DIAGNOSIS = /^diagnostic-code:[^;\n]*;\s*(.+)$/im

/** Reads a part `message/delivery-status` (RFC 3464); undefined unless it says that delivery has failed for good. */
export const deliveryFailure = (part: string): DeliveryFailure | undefined => {
  const fields = part.replaceAll(/\r?\n[ \t]+/g, " ").replaceAll("\r", "")
  const status = STATUS.exec(fields)?.[1]
  if (status === undefined || !ACTION.test(fields)) return undefined
  const words = (DIAGNOSIS.exec(fields)?.[1] ?? "").replaceAll(/\s+/g, " ").trim()
  const code = /^[45]\d\d\b/.exec(words)?.[0]
  const rest = code === undefined ? words : words.slice(code.length).replace(/^[ -]/, "")
  const said = rest.startsWith(status) ? rest : `${status} ${rest}`
  const replied = code ?? (status.startsWith("4") ? "450" : "550")
  return { code: replied, answer: cleanLine(`${replied} ${said}`.trim(), MAX_ANSWER) }
}
