import { Schema } from "effect"
import { rule } from "../shared/form-rules.ts"

/** Spec §5, word for word. */
export const PASSWORD_MESSAGE =
  "Password should contain minimum 1 number, 1 special character, 1 uppercase , 1 one lowercase and min 8 length."

const MIN_LENGTH = 8
/** Longer ones take time to hash and protect no better. */
const MAX_LENGTH = 256

/**
 * Whether a password satisfies spec §5. Letters and digits of every script count; a space is not a special character.
 */
export const isStrongPassword = (password: string): boolean =>
  [...password].length >= MIN_LENGTH &&
  password.length <= MAX_LENGTH &&
  /\p{Nd}/u.test(password) &&
  /\p{Lu}/u.test(password) &&
  /\p{Ll}/u.test(password) &&
  /[^\p{L}\p{M}\p{N}\s\p{C}]/u.test(password)

/** A new password: never trimmed, since its spaces are intended. */
export const newPasswordField = Schema.String.annotate({ message: PASSWORD_MESSAGE })
  .check(rule("isStrongPassword", isStrongPassword, PASSWORD_MESSAGE))
  .pipe(Schema.annotateKey({ messageMissingKey: PASSWORD_MESSAGE }))

const NOTHING_TYPED = "Please enter your current password"

/** A password that somebody enters for verification: any text is accepted and compared. */
export const typedPassword = Schema.String.annotate({ message: NOTHING_TYPED })
  .check(Schema.isMinLength(1, { message: NOTHING_TYPED }), Schema.isMaxLength(1_000))
  .pipe(Schema.annotateKey({ messageMissingKey: NOTHING_TYPED }))

const DIFFERENT = "The passwords do not match."

/** The field that repeats a new password. */
export const confirmPasswordField = Schema.String.annotate({ message: DIFFERENT }).pipe(
  Schema.annotateKey({ messageMissingKey: DIFFERENT }),
)

/** For forms that ask for the same password twice. `password` names the field that `confirmPassword` repeats. */
export const confirmed = <Name extends string>(password: Name) =>
  Schema.makeFilter<{ readonly [name in Name]: string } & { readonly confirmPassword: string }>(
    (form) => form[password] === form.confirmPassword || { path: ["confirmPassword"], issue: DIFFERENT },
    { rule: "isEqualTo" },
  )
