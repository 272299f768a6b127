import { Schema, SchemaTransformation } from "effect"
import { EMAIL_MESSAGE, isEmail, normalizeEmail } from "../shared/email.ts"
import { rule } from "../shared/form-rules.ts"

const emailOr = (message: string) =>
  Schema.String.annotate({ message })
    .pipe(
      Schema.decodeTo(
        Schema.String.check(rule("isEmail", isEmail, message)),
        SchemaTransformation.transform({ decode: normalizeEmail, encode: (text) => text }),
      ),
    )
    .pipe(Schema.annotateKey({ messageMissingKey: message }))

/** An email address, trimmed and in lower case: its owner's user name. */
export const emailField = emailOr(EMAIL_MESSAGE)

/** The address that a new member of staff is given (spec §5). */
export const staffEmailField = emailOr("Please enter desired email")
