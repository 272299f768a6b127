import { queryOptions } from "@tanstack/react-query"
import type { SecondFactorSetUp } from "@voltread/domain/contract/second-factor.ts"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { makePasskey } from "../session/passkey.ts"
import { read } from "../session/rest.ts"

export const SECOND_FACTOR = "/api/account/second-factor"
export const PASSKEYS = `${SECOND_FACTOR}/passkeys`

export const NO_PASSKEY = "This passkey could not be found."

export const secondFactorKey = ["second-factor"] as const

const contract = () => import("@voltread/domain/contract/second-factor.ts")

const found = <A>(answer: A | null): A => {
  if (answer === null) throw new ApiError("refused", "Your account could not be found.")
  return answer
}

/** The user's own second factors. */
export const secondFactorQuery = queryOptions({
  queryKey: secondFactorKey,
  queryFn: async ({ signal }) => {
    const schema = async () => (await contract()).SecondFactorState
    return found(await read(schema, { method: "GET", path: SECOND_FACTOR, signal }))
  },
})

/** The secret for an app; it counts as soon as a code of it was entered. */
export const beginSetUp = async (currentPassword: string): Promise<SecondFactorSetUp> => {
  const schema = async () => (await contract()).SecondFactorSetUp
  const body = { currentPassword }
  return found(await read(schema, { method: "POST", path: `${SECOND_FACTOR}/setup`, body }))
}

const codesOf = async (path: string, body: object): Promise<ReadonlyArray<string>> => {
  const schema = async () => (await contract()).RecoveryCodes
  return found(await read(schema, { method: "POST", path, body })).recoveryCodes
}

/** Turns it on. */
export const confirmSetUp = (code: string) => codesOf(`${SECOND_FACTOR}/confirm`, { code })

/** Proved by a code of the app, or by the password if there is no app. */
export const renewRecoveryCodes = (proof: { readonly code: string } | { readonly currentPassword: string }) =>
  codesOf(`${SECOND_FACTOR}/recovery-codes`, proof)

/** Has this device, or another one, make a passkey and adds it. Answers the recovery codes of an account that had none. */
export const addPasskey = async (name: string, currentPassword: string): Promise<ReadonlyArray<string>> => {
  const answer = await makePasskey(`${PASSKEYS}/options`, currentPassword)
  return codesOf(PASSKEYS, { name, answer })
}
