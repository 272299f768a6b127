import { Schema } from "effect"

/** A passkey as shown to its owner. */
export const Passkey = Schema.Struct({
  passkeyId: Schema.String,
  name: Schema.String,
  createdAt: Schema.String,
  /** Null: not used since it was created. */
  lastUsedAt: Schema.NullOr(Schema.String),
})
export type Passkey = typeof Passkey.Type

const credentialType = Schema.Literal("public-key")

/** What a browser needs to create a passkey (WebAuthn `PublicKeyCredentialCreationOptionsJSON`). */
export const NewPasskeyOptions = Schema.Struct({
  challenge: Schema.String,
  rp: Schema.Struct({ id: Schema.String, name: Schema.String }),
  user: Schema.Struct({ id: Schema.String, name: Schema.String, displayName: Schema.String }),
  pubKeyCredParams: Schema.mutable(Schema.Array(Schema.Struct({ alg: Schema.Number, type: credentialType }))),
  timeout: Schema.Number,
  attestation: Schema.Literal("none"),
  excludeCredentials: Schema.mutable(
    Schema.Array(Schema.Struct({ id: Schema.String, type: credentialType })),
  ),
  authenticatorSelection: Schema.Struct({
    residentKey: Schema.Literal("required"),
    requireResidentKey: Schema.Boolean,
    userVerification: Schema.Literal("required"),
  }),
})
export const NewPasskeyData = Schema.Struct({ options: NewPasskeyOptions })

/** What a browser needs to sign with a passkey (WebAuthn `PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyOptions = Schema.Struct({
  challenge: Schema.String,
  rpId: Schema.String,
  timeout: Schema.Number,
  userVerification: Schema.Literal("required"),
})
export const PasskeyData = Schema.Struct({ options: PasskeyOptions })
