import { Schema, SchemaTransformation } from "effect"
import { isEmail, normalizeEmail } from "../shared/email.ts"
import { rule } from "../shared/form-rules.ts"

const MESSAGE = "Please enter desired email"

/** An email address, trimmed and in lower case: its owner's user name (spec §5). */
export const emailField = Schema.String.annotate({ message: MESSAGE })
  .pipe(
    Schema.decodeTo(
      Schema.String.check(rule("isEmail", isEmail, MESSAGE)),
      SchemaTransformation.transform({ decode: normalizeEmail, encode: (text) => text }),
    ),
  )
  .pipe(Schema.annotateKey({ messageMissingKey: MESSAGE }))
