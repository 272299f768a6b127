import { filled } from "./search-params.ts"

/** Where to go after logging in. */
interface ReturnSearch {
  readonly returnUrl?: string | undefined
}

/** The address of a new account, where a page knows it already. */
interface RegistrationSearch extends ReturnSearch {
  readonly email?: string | undefined
}

export const parseRegistration = ({ returnUrl, email }: Record<string, unknown>): RegistrationSearch => ({
  returnUrl: filled(returnUrl),
  email: filled(email),
})

export const parseReturn = ({ returnUrl }: Record<string, unknown>): ReturnSearch => ({
  returnUrl: filled(returnUrl),
})

/** The account that a code or password belongs to; links in emails carry it. */
interface UsernameSearch {
  readonly username?: string | undefined
}

export const parseUsername = ({ username }: Record<string, unknown>): UsernameSearch => ({
  username: filled(username),
})

/** Cursor of a list page. */
interface AfterSearch {
  readonly after?: string | undefined
}

export const parseAfter = ({ after }: Record<string, unknown>): AfterSearch => ({ after: filled(after) })
