import { createAction, type Reducer } from "@reduxjs/toolkit"
import type { SessionUser, Tokens } from "@voltread/domain/contract/session.ts"
import { isRecord, rehydrated, textIn } from "./rehydration.ts"

export interface AuthState {
  readonly user: SessionUser | null
  readonly tokens: Tokens
  /** Set at the log-in of anyone who is not an admin (spec §4, session). */
  readonly isCustomerSession: boolean
}

export const signedOut: AuthState = {
  user: null,
  tokens: { accessToken: "", idToken: "", refreshToken: "" },
  isCustomerSession: false,
}

/** Tokens as they stand in an answer or in storage; what is missing is empty. */
export const decodeTokens = (value: unknown): Tokens =>
  isRecord(value)
    ? {
        accessToken: textIn(value, "accessToken"),
        idToken: textIn(value, "idToken"),
        refreshToken: textIn(value, "refreshToken"),
      }
    : signedOut.tokens

/** Null when it is not a user. */
export const decodeUser = (value: unknown): SessionUser | null =>
  isRecord(value) && textIn(value, "username") !== ""
    ? {
        username: textIn(value, "username"),
        type: textIn(value, "type"),
        firstName: textIn(value, "firstName"),
        lastName: textIn(value, "lastName"),
      }
    : null

const decodeAuth = (value: unknown): AuthState =>
  isRecord(value)
    ? {
        user: decodeUser(value.user),
        tokens: decodeTokens(value.tokens),
        isCustomerSession: value.isCustomerSession === true,
      }
    : signedOut

/** Resets everything stored for the user on this device. */
export const accountReset = createAction("session/accountReset")

export const loggedIn = createAction<AuthState>("auth/loggedIn")
/** A missing refresh token keeps the old one. */
export const tokensRefreshed = createAction<Tokens>("auth/tokensRefreshed")

/** Written by hand: createSlice brings Immer, 4 kB that every page would load for three assignments. */
export const authReducer: Reducer<AuthState> = (state = signedOut, action) => {
  if (loggedIn.match(action)) return action.payload
  if (tokensRefreshed.match(action)) {
    const { refreshToken, ...tokens } = action.payload
    return { ...state, tokens: { ...tokens, refreshToken: refreshToken || state.tokens.refreshToken } }
  }
  if (accountReset.match(action)) return signedOut
  const stored = rehydrated(action, "auth")
  return stored === undefined ? state : decodeAuth(stored)
}

/** Spec §4: logged in requires the access, id and refresh tokens all non-empty. */
export const isLoggedIn = (auth: AuthState): boolean =>
  auth.user !== null &&
  auth.tokens.accessToken !== "" &&
  auth.tokens.idToken !== "" &&
  auth.tokens.refreshToken !== ""
