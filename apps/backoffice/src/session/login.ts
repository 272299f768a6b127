import { guest } from "@voltread/ui/api/auth-port.ts"
import { codeAsked } from "@voltread/ui/api/code-asked.ts"
import { createRest } from "@voltread/ui/api/rest.ts"
import { decodeTokens, decodeUser, loggedIn } from "@voltread/ui/session/session.ts"
import { call } from "./request.ts"
import { staffRole } from "./role.ts"
import { persistor, store } from "./store.ts"

/** Spec §8, used when the server sends no message. */
const FAILURE = "User not registered with us."
const NOT_STAFF = "This account is not a staff account. Log in with one to open the back office."

type LoginOutcome =
  | { readonly _tag: "in"; readonly mustSetUpSecondFactor: boolean }
  /** The password is right; `message` is null until a wrong code was sent. */
  | { readonly _tag: "code"; readonly message: string | null }
  | { readonly _tag: "refused"; readonly message: string }

const callAsGuest = createRest({ baseUrl: "", auth: guest })

/** Logs a member of the staff in, for this site in all its tabs. Throws an ApiError when there was no answer. */
export const logIn = async (username: string, password: string, code: string): Promise<LoginOutcome> => {
  const answer = await callAsGuest({
    method: "POST",
    path: "/api/auth/login",
    body: { username: username.trim(), password, ...(code === "" ? {} : { code }) },
  })
  const user = decodeUser(answer?.data.user)
  const tokens = decodeTokens(answer?.data.tokens)
  const asked = codeAsked(answer)
  if (asked !== undefined) return { _tag: "code", message: asked }
  if (answer === null || !answer.isSuccess || user === null) {
    return { _tag: "refused", message: answer?.errorMessage || FAILURE }
  }
  if (staffRole(user.type) === null) return { _tag: "refused", message: NOT_STAFF }
  store.dispatch(loggedIn({ user, tokens, isCustomerSession: false }))
  await persistor.flush()
  return { _tag: "in", mustSetUpSecondFactor: answer.data.mustSetUpSecondFactor === true }
}

/** Ends the session on the server if it can be reached. The caller logs out here in any case (spec §4). */
export const endSession = async (): Promise<void> => {
  await call({ method: "GET", path: "/api/auth/logout" }).catch(() => null)
}
