import { Schema } from "effect"
import { Line } from "../shared/text.ts"
import { typedPassword } from "./password.ts"

/** A code of the app, or a recovery code; people copy codes with spaces and dashes. */
const code = Line(40).check(Schema.isMinLength(1, { message: "Please enter the code" }))

export const CodeForm = Schema.Struct({ code })
/** Confirmed by a code if there is an app, by the password if there are passkeys only. */
export const RenewCodesForm = Schema.Struct({
  code: Schema.optionalKey(code),
  currentPassword: Schema.optionalKey(typedPassword),
})
export type RenewCodesForm = typeof RenewCodesForm.Type
export const TurnOffForm = Schema.Struct({ currentPassword: typedPassword, code })
