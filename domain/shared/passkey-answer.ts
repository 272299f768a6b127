import { Schema } from "effect"

/** Bytes as browsers encode them in JSON (WebAuthn level 3): base64url. */
const Bytes = (most: number) =>
  Schema.String.check(
    Schema.isPattern(/^[\w-]+$/, { message: "must be base64url" }),
    Schema.isMaxLength(most),
  )

/** A credential's id has at most 1,023 bytes. */
const CredentialId = Bytes(1_364)
const ClientData = Bytes(4_000)

const credential = <Response extends Schema.Constraint>(response: Response) =>
  Schema.Struct({
    id: CredentialId,
    rawId: CredentialId,
    type: Schema.Literal("public-key"),
    response,
  })

/** An authenticator's answer when it creates a passkey. */
export const NewPasskeyAnswer = credential(
  Schema.Struct({ clientDataJSON: ClientData, attestationObject: Bytes(20_000) }),
)
export type NewPasskeyAnswer = typeof NewPasskeyAnswer.Type

/** An authenticator's answer when it signs with a passkey. */
export const PasskeyAnswer = credential(
  Schema.Struct({ clientDataJSON: ClientData, authenticatorData: Bytes(4_000), signature: Bytes(8_000) }),
)
export type PasskeyAnswer = typeof PasskeyAnswer.Type
