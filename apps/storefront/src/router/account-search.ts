/** Where to go after logging in. */
interface ReturnSearch {
  readonly returnUrl?: string
}

/** The address of a new account, where a page knows it already. */
interface RegistrationSearch extends ReturnSearch {
  readonly email?: string
}

export const parseRegistration = ({ email, ...search }: Record<string, unknown>): RegistrationSearch => ({
  ...parseReturn(search),
  ...(typeof email === "string" && email !== "" ? { email } : {}),
})

export const parseReturn = ({ returnUrl }: Record<string, unknown>): ReturnSearch =>
  typeof returnUrl === "string" && returnUrl !== "" ? { returnUrl } : {}

/** The account that a code or password belongs to; links in emails carry it. */
interface UsernameSearch {
  readonly username?: string
}

export const parseUsername = ({ username }: Record<string, unknown>): UsernameSearch =>
  typeof username === "string" && username !== "" ? { username } : {}

/** Cursor of a list page. */
interface AfterSearch {
  readonly after?: string
}

export const parseAfter = ({ after }: Record<string, unknown>): AfterSearch =>
  typeof after === "string" && after !== "" ? { after } : {}
