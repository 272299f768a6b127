import type { Tokens } from "@voltread/domain/contract/session.ts"

/** Access of the API client to the session. */
export interface AuthPort {
  /** Null for a guest. Tokens that have expired are renewed first; an ApiError says why they were not. */
  readonly tokens: () => Promise<Tokens | null>
  /**
   * Called when the server refused the tokens `used`. Concurrent calls share one refresh. True if there are new tokens of
   * the same person to retry with, false if the session has ended, an ApiError if there was no answer to go by.
   */
  readonly refresh: (used: Tokens) => Promise<boolean>
}

/** For pages rendered on the server and for guests. */
export const guest: AuthPort = { tokens: async () => null, refresh: async () => false }

/** Spec §6: the header is made of the access token and the id token. */
export const authorization = (tokens: Tokens | null): Readonly<Record<string, string>> =>
  tokens === null ? {} : { authorization: `Bearer ${tokens.accessToken} ${tokens.idToken}` }
