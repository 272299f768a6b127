import { Schema, SchemaTransformation } from "effect"
import { rule } from "../shared/form-rules.ts"

const MESSAGE = "Please enter desired email"
const MAX_LENGTH = 254
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Whether mail can be sent there, as far as its form tells: RFC 5321 without quoted names, in lower case, with a host
 * of at least two names.
 */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf("@")
  const [local, labels] = [text.slice(0, at), text.slice(at + 1).split(".")]
  return (
    at > 0 &&
    text.length <= MAX_LENGTH &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    /^[a-z]/.test(labels.at(-1) ?? "")
  )
}

/** An e-mail address, trimmed and in lower case: the user name of whoever has it (spec §5). */
export const emailField = Schema.String.annotate({ message: MESSAGE })
  .pipe(
    Schema.decodeTo(
      Schema.String.check(rule("isEmail", isEmail, MESSAGE)),
      SchemaTransformation.transform({ decode: (text) => text.trim().toLowerCase(), encode: (text) => text }),
    ),
  )
  .pipe(Schema.annotateKey({ messageMissingKey: MESSAGE }))
