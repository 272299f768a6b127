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
import type { AuthPort } from "./auth-port.ts"
import { decodeEnvelope } from "./envelope.ts"

interface RefreshConfig {
  readonly store: Pick<Store<{ readonly auth: AuthState }>, "getState" | "dispatch">
  /** The auth slice as storage has it now: another tab may have refreshed while this one waited. */
  readonly persistedAuth: () => unknown
  /** Flushes pending writes to storage, so that the next tab sees them. */
  readonly flush: () => Promise<unknown>
  /** The server has ended the session; nobody is logged in any more. */
  readonly onEnd?: () => void
  readonly fetch?: typeof globalThis.fetch
  /** Runs one at a time over all tabs; the browser's locks where it has them. */
  readonly exclusively?: <A>(run: () => Promise<A>) => Promise<A>
}

const acrossTabs = <A>(run: () => Promise<A>): Promise<A> =>
  "locks" in navigator ? navigator.locks.request("voltread:refresh", run) : run()

/** When an access token ends (RFC 7519 `exp`), in seconds since 1970. NaN if it does not say. */
const endOf = ({ accessToken }: Tokens): number => {
  try {
    const [, payload = ""] = accessToken.split(".")
    return JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))).exp
  } catch {
    return Number.NaN
  }
}

/**
 * Gives the API client the session's tokens. A refresh token can be used once, and a second use looks like theft to the
 * server, so one tab refreshes at a time and the others take over its tokens.
 */
export const sessionAuth = (config: RefreshConfig): AuthPort => {
  const { store, persistedAuth, flush, onEnd, fetch = globalThis.fetch, exclusively = acrossTabs } = config
  let running: Promise<boolean> | null = null
  /** New tokens that have already expired mean that this device's clock is ahead; then the server says when they have. */
  let isClockWrong = false

  const current = (): Tokens | null => {
    const { auth } = store.getState()
    return isLoggedIn(auth) ? auth.tokens : null
  }

  const hasExpired = (tokens: Tokens): boolean => !isClockWrong && endOf(tokens) * 1_000 <= Date.now()

  const renew = async (used: Tokens): Promise<boolean> => {
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
      // A server error is not a refusal: keep the session for the next attempt.
      if (response.status < 500) {
        store.dispatch(accountReset())
        onEnd?.()
      }
      return false
    }
    isClockWrong ||= hasExpired(tokens)
    store.dispatch(tokensRefreshed(tokens))
    await flush()
    return true
  }

  const refresh: AuthPort["refresh"] = (used) => {
    const now = current()
    if (now?.accessToken !== used.accessToken) return Promise.resolve(now !== null)
    running ??= exclusively(() => renew(used))
      .catch(() => false)
      .finally(() => {
        running = null
      })
    return running
  }

  return {
    tokens: async () => {
      const stored = current()
      if (stored === null || !hasExpired(stored)) return stored
      await refresh(stored)
      // Those of an ended session are refused. A guest's request in their place might not be.
      return current() ?? stored
    },
    refresh,
  }
}
