import { createGraphql } from "@voltread/ui/api/graphql.ts"
import { createRest } from "@voltread/ui/api/rest.ts"
import { auth } from "./store.ts"

const baseUrl = ""

/** Asks the API's main GraphQL endpoint as the person who is logged in. */
export const request = createGraphql({ baseUrl, auth })

/** Calls the API's REST side as the person who is logged in. */
export const call = createRest({ baseUrl, auth })

/** Renews tokens that may have run out, for what cannot notice it by itself: event streams and downloads. */
export const renewSession = async (): Promise<void> => {
  const tokens = auth.tokens()
  if (tokens !== null) await auth.refresh(tokens)
}
