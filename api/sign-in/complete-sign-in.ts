import { Effect } from "effect"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Account } from "../accounts/accounts.ts"
import type { Cryptography } from "../platform/cryptography.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { DatabaseError } from "../platform/postgres/query.ts"
import type { Problem } from "../platform/problem.ts"
import { setAuthCookie } from "./identify.ts"
import { rememberDevice } from "./known-device.ts"
import { hasToSetUp } from "./second-factor.ts"
import { type SignedIn, startSession } from "./sessions.ts"
import type { TokenIssuer, Tokens } from "./tokens.ts"

/** Spec §7: `data.user` and `data.tokens`. */
export const signInAnswer = ({ username, type, firstName, lastName }: Account, tokens: Tokens) => ({
  user: { username, type, firstName, lastName },
  tokens,
})

/** Starts the session of somebody who has proven who they are, in this browser. */
export const completeSignIn = Effect.fnUntraced(function* (
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
  { issuer, secure }: { readonly issuer: TokenIssuer; readonly secure: boolean },
): Effect.fn.Return<
  ReturnType<typeof signInAnswer> & { readonly mustSetUpSecondFactor?: boolean },
  Problem | DatabaseError,
  Database | Cryptography
> {
  const { account } = signedIn
  const tokens = yield* startSession(signedIn, issuer, request.id)
  setAuthCookie(reply, tokens, secure)
  yield* rememberDevice(request, reply, account.username, secure)
  const answer = signInAnswer(account, tokens)
  return (yield* hasToSetUp(account)) ? { ...answer, mustSetUpSecondFactor: true } : answer
})
