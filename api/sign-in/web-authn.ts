import { NewPasskeyOptions, PasskeyOptions } from "@voltread/domain/contract/passkey.ts"
import type { NewPasskeyAnswer, PasskeyAnswer } from "@voltread/domain/shared/passkey-answer.ts"
import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { Effect, Schema } from "effect"
import { CHALLENGE_MINUTES } from "./passkey-challenges.ts"
import type { KeptPasskey, NewPasskey } from "./passkeys.ts"

/** The shop as a relying party of WebAuthn. */
export interface RelyingParty {
  /** The host name; a passkey is valid for this one only. */
  readonly id: string
  readonly origin: string
}

export const relyingPartyAt = (publicUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

const TIMEOUT_MS = CHALLENGE_MINUTES * 60_000
/** EdDSA, ES256 and RS256 (COSE): every authenticator knows one of them. */
const ALGORITHMS = [-8, -7, -257]

/** Loaded on demand: it contains the certificates of all vendors, and few processes verify a passkey. */
const library = () => import("@simplewebauthn/server")

const decodeNewOptions = Schema.decodeUnknownSync(NewPasskeyOptions)
const decodeOptions = Schema.decodeUnknownSync(PasskeyOptions)

interface Person {
  /** A user handle by which authenticators tell accounts apart. Derived, so that it reveals nothing of the person. */
  readonly handle: Uint8Array
  readonly username: string
  readonly name: string
}

/** Options for a discoverable passkey (log-in without a user name) with verification of its owner. */
export const newPasskeyOptions = (
  { id, name }: RelyingParty & { readonly name: string },
  person: Person,
  challenge: Uint8Array<ArrayBuffer>,
  known: ReadonlyArray<string>,
): Effect.Effect<typeof NewPasskeyOptions.Type> =>
  Effect.promise(async () => {
    const { generateRegistrationOptions } = await library()
    const options = await generateRegistrationOptions({
      rpName: name,
      rpID: id,
      userID: Uint8Array.from(person.handle),
      userName: person.username,
      userDisplayName: person.name,
      challenge,
      timeout: TIMEOUT_MS,
      attestationType: "none",
      excludeCredentials: known.map((credentialId) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return decodeNewOptions(options)
  })

/** Options for signing with any passkey that the authenticator has for this host. */
export const passkeyOptions = (
  { id }: RelyingParty,
  challenge: Uint8Array<ArrayBuffer>,
): Effect.Effect<typeof PasskeyOptions.Type> =>
  Effect.promise(async () => {
    const { generateAuthenticationOptions } = await library()
    return decodeOptions(
      await generateAuthenticationOptions({
        rpID: id,
        challenge,
        timeout: TIMEOUT_MS,
        userVerification: "required",
      }),
    )
  })

/** The library throws for an answer that is not valid. */
const unlessWrong = <A>(verify: () => Promise<A | undefined>): Effect.Effect<A | undefined> =>
  Effect.tryPromise({
    try: verify,
    catch: (cause) => reasonOf(cause),
  }).pipe(Effect.catch((reason) => Effect.as(Effect.logInfo(`A passkey was refused: ${reason}`), undefined)))

/** The passkey that an authenticator has made; undefined where its answer is wrong. */
export const verifyNewPasskey = (
  { id, origin }: RelyingParty,
  answer: NewPasskeyAnswer,
  challenge: string,
): Effect.Effect<NewPasskey | undefined> =>
  unlessWrong(async () => {
    const { verifyRegistrationResponse } = await library()
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return undefined
    const { id: credentialId, publicKey, counter } = registrationInfo.credential
    return { credentialId, publicKey, counter }
  })

/** The signature counter of the passkey; undefined where the signature is not valid. */
export const verifyPasskey = (
  { id, origin }: RelyingParty,
  answer: PasskeyAnswer,
  challenge: string,
  { public_key, counter }: KeptPasskey,
): Effect.Effect<number | undefined> =>
  unlessWrong(async () => {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: answer.id, publicKey: Uint8Array.from(public_key), counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
