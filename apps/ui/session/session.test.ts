import { RegistrationData, SessionData } from "@voltread/domain/contract/session.ts"
import { Arbitrary, Effect } from "effect"
import { expect, test } from "vitest"
import { REHYDRATE } from "./persistence-actions.ts"
import {
  accountReset,
  authReducer,
  decodeTokens,
  decodeUser,
  isLoggedIn,
  loggedIn,
  signedOut,
  tokensRefreshed,
} from "./session.ts"

const ada = {
  user: { username: "ada@example.com", type: "CUSTOMER", firstName: "Ada", lastName: "Byron" },
  tokens: { accessToken: "access", idToken: "id", refreshToken: "refresh" },
  isCustomerSession: true,
}

test("logged in is who has a name and all three tokens", () => {
  expect(isLoggedIn(ada)).toBe(true)
  expect(isLoggedIn({ ...ada, user: null })).toBe(false)
  for (const token of ["accessToken", "idToken", "refreshToken"])
    expect(isLoggedIn({ ...ada, tokens: { ...ada.tokens, [token]: "" } })).toBe(false)
})

test("nobody is logged in at first, and after a reset", () => {
  const start = authReducer(undefined, { type: "start" })
  expect(start).toEqual({
    user: null,
    tokens: { accessToken: "", idToken: "", refreshToken: "" },
    isCustomerSession: false,
  })
  const after = authReducer(start, loggedIn(ada))
  expect(after).toEqual(ada)
  expect(authReducer(after, accountReset())).toEqual(start)
})

test("new tokens without one to refresh them keep the old one", () => {
  const renewed = (refreshToken: string) =>
    authReducer(ada, tokensRefreshed({ accessToken: "access 2", idToken: "id 2", refreshToken })).tokens
  expect(renewed("")).toEqual({ accessToken: "access 2", idToken: "id 2", refreshToken: "refresh" })
  expect(renewed("refresh 2").refreshToken).toBe("refresh 2")
})

test.each([
  [ada, ada],
  [
    { ...ada, user: { username: "" } },
    { ...ada, user: null },
  ],
  [{ user: ada.user }, { ...signedOut, user: ada.user }],
  [
    { ...ada, user: "ada", isCustomerSession: "yes" },
    { ...ada, user: null, isCustomerSession: false },
  ],
  ["ada", signedOut],
])("a stored session is read as far as it can be: %j", (stored, read) => {
  expect(authReducer(signedOut, { type: REHYDRATE, key: "root", payload: { auth: stored } })).toEqual(read)
})

test("every sign-in that the API may answer is read", async () => {
  const answers = await Effect.runPromise(
    Arbitrary.sampleEffect(Arbitrary.schema(SessionData), { count: 200 }),
  )
  for (const { user, tokens } of answers.filter((answer) => answer.user.username !== "")) {
    expect(decodeUser(JSON.parse(JSON.stringify(user)))).toEqual(user)
    expect(decodeTokens(JSON.parse(JSON.stringify(tokens)))).toEqual(tokens)
  }
})

test("a registration that waits for its code gives no tokens", async () => {
  const answers = await Effect.runPromise(
    Arbitrary.sampleEffect(Arbitrary.schema(RegistrationData), { count: 20 }),
  )
  for (const { tokens } of answers) expect(decodeTokens(tokens)).toEqual(signedOut.tokens)
})
