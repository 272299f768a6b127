import type { Store } from "@reduxjs/toolkit"
import type { Tokens } from "@voltread/domain/contract/session.ts"
import { isRecord } from "../session/rehydration.ts"
import {
  type AuthState,
  accountReset,
  decodeTokens,
  isLoggedIn,
  tokensRefreshed,
} from "../session/session.ts"
import { ApiError, NETWORK_MESSAGE, noAnswer, SESSION_OVER_MESSAGE } from "./api-error.ts"
import type { AuthPort } from "./auth-port.ts"
import { decodeEnvelope } from "./envelope.ts"

interface RefreshConfig {
  readonly store: Pick<Store<{ readonly auth: AuthState }>, "getState" | "dispatch">
  /** The auth slice as storage has it now: another tab may have refreshed while this one waited. */
  readonly persistedAuth: () => unknown
  /** Flushes pending writes to storage, so that the next tab sees them. */
  readonly flush: () => Promise<unknown>
  /** The server has ended the session; nobody is logged in anymore. */
  readonly onEnd?: () => void
  /** In place of logging them out: true once whoever was logged in is so again, false if nobody or somebody else is. */
  readonly logInAgain?: () => Promise<boolean>
  readonly fetch?: typeof globalThis.fetch
  /** Runs one at a time over all tabs; the browser's locks where it has them. */
  readonly exclusively?: <A>(run: () => Promise<A>) => Promise<A>
}

interface SessionAuth extends AuthPort {
  /** For a server that says by itself that the session has ended. */
  readonly ended: () => void
}

const acrossTabs = <A>(run: () => Promise<A>): Promise<A> =>
  "locks" in navigator ? navigator.locks.request("voltread:refresh", run) : run()

/** RFC 7519: when an access token ends, in seconds since 1970, and whose it is. */
const claimsOf = ({ accessToken }: Tokens): { readonly exp?: number; readonly sub?: string } => {
  try {
    const [, payload = ""] = accessToken.split(".")
    const { exp, sub } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")))
    return { exp, sub }
  } catch {
    return {}
  }
}

/**
 * Gives the API client the session's tokens. A refresh token can be used once, and a second use looks like theft to the
 * server, so one tab refreshes at a time and the others take over its tokens.
 */
export const sessionAuth = (config: RefreshConfig): SessionAuth => {
  const { store, persistedAuth, flush, fetch = globalThis.fetch, exclusively = acrossTabs } = config
  let running: Promise<boolean> | null = null
  /** New tokens that have already expired mean that this device's clock is ahead; then the server says when they have. */
  let isClockWrong = false

  const current = (): Tokens | null => {
    const { auth } = store.getState()
    return isLoggedIn(auth) ? auth.tokens : null
  }

  const hasExpired = (tokens: Tokens): boolean =>
    !isClockWrong && (claimsOf(tokens).exp ?? Number.NaN) * 1_000 <= Date.now()

  /** The present tokens, if they are of the same person: what one has begun is not sent by another. */
  const successorOf = (used: Tokens): Tokens | null => {
    const now = current()
    return now !== null && claimsOf(now).sub === claimsOf(used).sub ? now : null
  }

  const end = (): boolean | Promise<boolean> => {
    if (config.logInAgain !== undefined) return config.logInAgain()
    store.dispatch(accountReset())
    config.onEnd?.()
    return false
  }

  const renew = async (used: Tokens): Promise<boolean | "refused"> => {
    const persisted = persistedAuth()
    // Whoever has logged out in another tab is not told that the session was lost.
    if (isRecord(persisted) && persisted.user === null) {
      store.dispatch(accountReset())
      return false
    }
    const elsewhere = decodeTokens(isRecord(persisted) ? persisted.tokens : undefined)
    const isNewer = elsewhere.accessToken !== "" && elsewhere.accessToken !== used.accessToken
    if (isNewer) {
      store.dispatch(tokensRefreshed(elsewhere))
      if (!hasExpired(elsewhere)) return true
    }
    const { refreshToken } = isNewer ? elsewhere : used
    const { auth } = store.getState()
    const response = await fetch("/api/auth/refresh", {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: auth.user?.username, refreshToken }),
    })
    const answer = decodeEnvelope(await response.json().catch(() => undefined), response.ok)
    const tokens = decodeTokens(answer.data.tokens)
    if (!answer.isSuccess || tokens.accessToken === "" || tokens.idToken === "") {
      if (response.status === 401) return "refused"
      // Only 401 says that the session has ended. After anything else, the next attempt may succeed.
      throw new ApiError("network", answer.errorMessage || NETWORK_MESSAGE)
    }
    isClockWrong ||= hasExpired(tokens)
    store.dispatch(tokensRefreshed(tokens))
    await flush()
    return true
  }

  const run = (attempt: () => Promise<boolean | "refused">): Promise<boolean> => {
    running ??= attempt()
      .catch((cause: unknown) => {
        throw cause instanceof ApiError ? cause : noAnswer(cause)
      })
      // Not before: the other tabs have their people log in again, too.
      .then((outcome) => (outcome === "refused" ? end() : outcome))
      .finally(() => {
        running = null
      })
    return running
  }

  const refresh: AuthPort["refresh"] = (used) =>
    current()?.accessToken === used.accessToken
      ? run(() => exclusively(() => renew(used)))
      : Promise.resolve(successorOf(used) !== null)

  return {
    tokens: async () => {
      const stored = current()
      // Those that are being renewed are not good anymore.
      if (stored === null || (running === null && !hasExpired(stored))) return stored
      await refresh(stored)
      const renewed = successorOf(stored)
      // Nothing is sent: those of an ended session are refused, and a guest's request in their place might not be.
      if (renewed === null) throw new ApiError("unauthenticated", SESSION_OVER_MESSAGE)
      return renewed
    },
    refresh,
    ended: () => void run(async () => "refused"),
  }
}
