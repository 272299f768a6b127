import { Schema } from "effect"
import { typedPassword } from "./password.ts"

/** Who changes how an account is logged in to proves with its password that it is theirs. */
export const OwnPasswordForm = Schema.Struct({ currentPassword: typedPassword })
