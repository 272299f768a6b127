import { Schema } from "effect"
import { Line } from "../shared/text.ts"
import { typedPassword } from "./password.ts"

/** Of the app, or a recovery code; spaces and dashes are how people copy them. */
const code = Line(40).check(Schema.isMinLength(1))

export const SetUpForm = Schema.Struct({ currentPassword: typedPassword })
export const CodeForm = Schema.Struct({ code })
/** By a code where there is an app, by the password where there are passkeys only. */
export const RenewCodesForm = Schema.Struct({
  code: Schema.optionalKey(code),
  currentPassword: Schema.optionalKey(typedPassword),
})
export type RenewCodesForm = typeof RenewCodesForm.Type
export const TurnOffForm = Schema.Struct({ currentPassword: typedPassword, code })
