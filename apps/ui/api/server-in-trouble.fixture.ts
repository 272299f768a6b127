import { guest } from "./auth-port.ts"
import { createGraphql, type GraphqlRequest } from "./graphql.ts"

interface ServerInTrouble {
  readonly request: GraphqlRequest
  /** The variables of each operation that was sent. */
  readonly sent: Array<Readonly<Record<string, unknown>>>
  /** From now on, every operation is answered with this. */
  readonly recover: (data: object) => void
}

/** A client of a server that fails at everything that it is asked for, until it recovers. */
export const serverInTrouble = (code: "INTERNAL" | "UNAVAILABLE"): ServerInTrouble => {
  const sent: Array<Readonly<Record<string, unknown>>> = []
  let answer: object = { data: null, errors: [{ message: "Please try again.", extensions: { code } }] }
  const request = createGraphql({
    baseUrl: "",
    auth: guest,
    fetch: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)).variables)
      return Response.json(answer)
    },
    wait: async () => undefined,
  })
  return {
    request,
    sent,
    recover: (data) => {
      answer = { data }
    },
  }
}
