import { Schema } from "effect"
import { openSession, type Session } from "./session.ts"

const decodeLogin = Schema.decodeSync(
  Schema.fromJsonString(
    Schema.Struct({
      data: Schema.Struct({
        tokens: Schema.Struct({ accessToken: Schema.String, idToken: Schema.String }),
      }),
    }),
  ),
)

export interface Login {
  readonly username: string
  readonly password: string
}

/** A session of a member of the staff, for as long as its tokens are valid. */
export const openDesk = async (shopUrl: string, { username, password }: Login): Promise<Session> => {
  const answer = await openSession(shopUrl).post(`${shopUrl}/api/auth/login`, { username, password })
  const { accessToken, idToken } = decodeLogin(answer).data.tokens
  return openSession(shopUrl, { authorization: `Bearer ${accessToken} ${idToken}` })
}
