import { Schema } from "effect"
import { Line } from "../shared/text.ts"
import { typedPassword } from "./password.ts"

/** Of the app, or a recovery code; spaces and dashes are how people copy them. */
const code = Line(40).check(Schema.isMinLength(1))

export const SetUpForm = Schema.Struct({ currentPassword: typedPassword })
export const CodeForm = Schema.Struct({ code })
export const TurnOffForm = Schema.Struct({ currentPassword: typedPassword, code })
