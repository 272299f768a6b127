import { Schema } from "effect"
import { atMost, required } from "../shared/form-rules.ts"
import { NewPasskeyAnswer } from "../shared/passkey-answer.ts"

const MAX_NAME = 60

/** The owner's name for it. */
const name = required(
  "Please name the passkey",
  atMost(MAX_NAME, `A name has at most ${MAX_NAME} characters`),
)

export const NewPasskeyForm = Schema.Struct({ name, answer: NewPasskeyAnswer })
export const PasskeyNameForm = Schema.Struct({ name })
