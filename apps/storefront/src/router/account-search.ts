/** Where to go on to once somebody is in. */
export interface ReturnSearch {
  readonly returnUrl?: string
}

export const parseReturn = ({ returnUrl }: Record<string, unknown>): ReturnSearch =>
  typeof returnUrl === "string" && returnUrl !== "" ? { returnUrl } : {}

/** Whose code or password a page is about; links in mails name them. */
export interface UsernameSearch {
  readonly username?: string
}

export const parseUsername = ({ username }: Record<string, unknown>): UsernameSearch =>
  typeof username === "string" && username !== "" ? { username } : {}

/** Where a page of a list begins. */
export interface AfterSearch {
  readonly after?: string
}

export const parseAfter = ({ after }: Record<string, unknown>): AfterSearch =>
  typeof after === "string" && after !== "" ? { after } : {}
