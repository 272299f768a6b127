import type { Envelope } from "@voltread/ui/api/envelope.ts"
import { decoded } from "@voltread/ui/api/read.ts"
import { loggedIn } from "@voltread/ui/session/session.ts"
import { signWithPasskey } from "./passkey.ts"
import { callAsGuest } from "./request.ts"
import { staffRole } from "./role.ts"
import { persistor, store } from "./store.ts"

/** Spec §8, used when the server sends no message. */
const FAILURE = "User not registered with us."
const NOT_STAFF = "This account is not a staff account. Log in with one to open the back office."

type LoginOutcome =
  | { readonly _tag: "in"; readonly mustSetUpSecondFactor: boolean }
  /** The password is right, and more is needed. */
  | { readonly _tag: "asked"; readonly factors: Factors }
  | { readonly _tag: "wrong"; readonly message: string }
  | { readonly _tag: "refused"; readonly message: string }

/** The second factors of the account. */
export interface Factors {
  readonly hasApp: boolean
  readonly hasPasskey: boolean
}

/** What is sent after the password. */
export type SecondFactor =
  | { readonly code: string }
  | { readonly passkey: Awaited<ReturnType<typeof signWithPasskey>> }

/** Logs a member of the staff in, for this site in all its tabs. Throws an ApiError when there was no answer. */
export const logIn = async (
  username: string,
  password: string,
  factor?: SecondFactor,
): Promise<LoginOutcome> =>
  enter(
    await callAsGuest({
      method: "POST",
      path: "/api/auth/login",
      body: { username: username.trim(), password, ...factor },
    }),
  )

/** As `logIn`, by a passkey of this device alone. */
export const logInWithPasskey = async (): Promise<LoginOutcome> => {
  const passkey = await signWithPasskey()
  return enter(await callAsGuest({ method: "POST", path: "/api/auth/passkey", body: { passkey } }))
}

const secondFactorErrors = (answer: Envelope | null) => {
  const of = (name: string) => answer?.fieldErrors.find(({ property }) => property === name)?.constraints
  return { code: of("code"), passkey: of("passkey") }
}

const sessionSchema = async () => (await import("@voltread/domain/contract/session.ts")).SessionData

const enter = async (answer: Envelope | null): Promise<LoginOutcome> => {
  const { code, passkey } = secondFactorErrors(answer)
  const wrong = code?.isRight ?? passkey?.isRight
  if (wrong !== undefined) return { _tag: "wrong", message: wrong }
  if (code !== undefined || passkey !== undefined)
    return { _tag: "asked", factors: { hasApp: code !== undefined, hasPasskey: passkey !== undefined } }
  if (answer === null || !answer.isSuccess)
    return { _tag: "refused", message: answer?.errorMessage || FAILURE }
  const { user, tokens, mustSetUpSecondFactor } = await decoded(sessionSchema, answer.data)
  if (staffRole(user.type) === null) return { _tag: "refused", message: NOT_STAFF }
  store.dispatch(loggedIn({ user, tokens, isCustomerSession: false }))
  await persistor.flush()
  return { _tag: "in", mustSetUpSecondFactor: mustSetUpSecondFactor === true }
}
