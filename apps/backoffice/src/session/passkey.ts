import { ApiError } from "@voltread/ui/api/api-error.ts"
import { callAsGuest } from "./request.ts"
import { read } from "./rest.ts"

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => "PublicKeyCredential" in window

/** Messages for the errors of the browser's passkey dialogs. */
const WORDS: Readonly<Record<string, string>> = {
  NotAllowedError: "No passkey was used. Please try again.",
  AbortError: "No passkey was used. Please try again.",
  InvalidStateError: "This device has a passkey of your account already.",
  SecurityError: "Passkeys work only at the address that the shop is set up for.",
}
const FAILURE = "This device could not use a passkey. Please try again, or use another device."

/** Throws an ApiError if the browser or the user cancels. */
const inBrowser = async <A>(work: () => Promise<A>): Promise<A> => {
  try {
    return await work()
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : ""
    throw new ApiError("refused", WORDS[name] ?? FAILURE, { cause })
  }
}

const library = () => import("@simplewebauthn/browser")
const contract = () => import("@voltread/domain/contract/passkey.ts")

/** Has the device make a passkey, and returns its registration for the server. */
export const makePasskey = async (path: string, currentPassword: string) => {
  const schema = async () => (await contract()).NewPasskeyData
  const begun = await read(schema, { method: "POST", path, body: { currentPassword } })
  if (begun === null) throw new ApiError("refused", FAILURE)
  const { startRegistration } = await library()
  return inBrowser(() => startRegistration({ optionsJSON: begun.options }))
}

/** Has the device sign the log-in that begins now. */
export const signWithPasskey = async () => {
  const answer = await callAsGuest({ method: "POST", path: "/api/auth/passkey/options" })
  if (answer === null || !answer.isSuccess) throw new ApiError("refused", answer?.errorMessage || FAILURE)
  const [{ PasskeyData }, { decode }, { startAuthentication }] = await Promise.all([
    contract(),
    import("@voltread/ui/api/decode.ts"),
    library(),
  ])
  const { options } = decode(PasskeyData, answer.data)
  return inBrowser(() => startAuthentication({ optionsJSON: options }))
}
