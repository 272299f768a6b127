import type { Tokens } from "@voltread/domain/contract/session.ts"
import { guest } from "@voltread/ui/api/auth-port.ts"
import { createGraphql } from "@voltread/ui/api/graphql.ts"
import { createRest } from "@voltread/ui/api/rest.ts"
import { beginTrace } from "@voltread/ui/api/traceparent.ts"
import { auth } from "./store.ts"

const baseUrl = ""

/** Asks the API's main GraphQL endpoint as the person who is logged in. */
export const request = createGraphql({ baseUrl, auth, beginTrace })

/** Calls the API's REST side as the person who is logged in. */
export const call = createRest({ baseUrl, auth, beginTrace })

/** As `call`, with these tokens and no others; null: as a guest. */
export const callWith = (tokens: Tokens | null) =>
  createRest({ baseUrl, auth: { ...guest, tokens: async () => tokens }, beginTrace })

/** As `call`, but without the tokens of an earlier session, for logging in. */
export const callAsGuest = callWith(null)

/** Renews the tokens, also those that have not expired yet. False: there are no new ones. */
export const renewSession = async (): Promise<boolean> => {
  const tokens = await auth.tokens()
  return tokens === null || auth.refresh(tokens)
}
