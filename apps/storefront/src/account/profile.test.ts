import { Profile } from "@voltread/domain/contract/account.ts"
import { Arbitrary, Effect } from "effect"
import { expect, test } from "vitest"
import { profileOf } from "./profile.ts"

test("every profile that the API may answer is shown", async () => {
  const profiles = await Effect.runPromise(Arbitrary.sampleEffect(Arbitrary.schema(Profile), { count: 200 }))
  for (const profile of profiles) {
    expect(profileOf(profile)).toEqual({
      username: profile.username,
      firstName: profile.firstName,
      lastName: profile.lastName,
      phone: profile.phone ?? "",
      hasPassword: profile.attributes.hasPassword,
    })
  }
})
