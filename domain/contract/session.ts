import { Schema } from "effect"
import { EMAIL_MAX_LENGTH } from "../shared/email.ts"
import { PasskeyAnswer } from "../shared/passkey-answer.ts"

const text = (most: number) => Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(most))
const username = text(EMAIL_MAX_LENGTH)
const token = text(4_000)
const provider = Schema.String.check(Schema.isMaxLength(40))

/** `code` or `passkey`: the second factor, for accounts that have one; a field error asks for it. */
export const LoginRequest = Schema.Struct({
  username,
  password: text(1_000),
  code: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(40))),
  passkey: Schema.optionalKey(PasskeyAnswer),
})
/** A log-in with a passkey alone. */
export const PasskeyLoginRequest = Schema.Struct({ passkey: PasskeyAnswer })
export const RefreshRequest = Schema.Struct({ username, refreshToken: token })

/** Spec §7 names a code for both calls; it is absent in the first. */
export const SocialLoginStart = Schema.Struct({
  type: provider,
  code: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export const SocialLoginFinish = Schema.Struct({
  type: provider,
  code: token,
  state: Schema.optionalKey(token),
})

/** Spec §3 Auth tokens. */
export const Tokens = Schema.Struct({
  accessToken: Schema.String,
  idToken: Schema.String,
  refreshToken: Schema.String,
})
export type Tokens = typeof Tokens.Type

/** Spec §3 Auth state; the names are for the greeting. */
export const SessionUser = Schema.Struct({
  username: Schema.String,
  type: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
})
export type SessionUser = typeof SessionUser.Type

export const SessionData = Schema.Struct({
  user: SessionUser,
  tokens: Tokens,
  /** The user is staff and must set up a second factor before anything else. */
  mustSetUpSecondFactor: Schema.optionalKey(Schema.Boolean),
})
/** `tokens` is null until the registration's code was entered. */
export const RegistrationData = Schema.Struct({ user: SessionUser, tokens: Schema.Null })

/** Names of the social log-in providers. */
export const ProvidersData = Schema.Struct({ providers: Schema.Array(Schema.String) })
/** The address to redirect the browser to. */
export const SocialLoginData = Schema.Struct({ url: Schema.String })
