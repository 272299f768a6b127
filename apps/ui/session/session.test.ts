import { RegistrationData, SessionData } from "@voltread/domain/contract/session.ts"
import { Arbitrary, Effect } from "effect"
import { expect, test } from "vitest"
import { decodeTokens, decodeUser, signedOut } from "./session.ts"

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
