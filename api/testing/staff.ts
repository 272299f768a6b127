import { Schema } from "effect"
import type { FastifyInstance, LightMyRequestResponse } from "fastify"
import { readError } from "./answers.ts"

/** A logged-in staff member. */
export interface Staff {
  /** The only field of an operation's answer. Throws if the answer is an error. */
  readonly read: (
    field: string,
    query: string,
    variables?: object,
  ) => Promise<Readonly<Record<string, unknown>>>
  readonly refusal: (query: string) => Promise<{ message: string; code: string }>
  readonly get: (url: string) => Promise<LightMyRequestResponse>
  readonly authorization: string
}

const decodeTokens = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Struct({
      tokens: Schema.Struct({ accessToken: Schema.String, idToken: Schema.String }),
    }),
  }),
)
const decodeData = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Record(Schema.String, Schema.Record(Schema.String, Schema.Unknown)),
  }),
)

export const staffOf = async (app: FastifyInstance, username: string, password: string): Promise<Staff> => {
  const login = await app.inject({ method: "POST", url: "/api/auth/login", payload: { username, password } })
  const { accessToken, idToken } = decodeTokens(login.json()).data.tokens
  const headers = { authorization: `Bearer ${accessToken} ${idToken}` }
  const send = (query: string, variables: object = {}) =>
    app.inject({ method: "POST", url: "/graphql", headers, payload: { query, variables } })
  return {
    authorization: headers.authorization,
    read: async (field, query, variables) => {
      const answer: unknown = (await send(query, variables)).json()
      const value = decodeData(answer).data[field]
      if (value === undefined) throw new Error(`no ${field} in the answer`)
      return value
    },
    refusal: async (query) => readError((await send(query)).json()),
    get: (url) => app.inject({ method: "GET", url, headers }),
  }
}
