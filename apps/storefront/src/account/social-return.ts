import { isRecord } from "@voltread/ui/session/rehydration.ts"

const KEY = "voltread:social-login"

interface SocialLogin {
  /** Name of the provider. */
  readonly type: string
  readonly returnUrl: string | undefined
}

/** Stored in this tab while the shopper is at the provider's site (spec §2). */
export const rememberSocialLogin = (login: SocialLogin): void =>
  sessionStorage.setItem(KEY, JSON.stringify(login))

/** Reads and removes the stored log-in, so that going back in the history does not log in again. */
export const takeSocialLogin = (): SocialLogin | null => {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  if (text === null) return null
  try {
    const stored: unknown = JSON.parse(text)
    if (!isRecord(stored) || typeof stored.type !== "string") return null
    return {
      type: stored.type,
      returnUrl: typeof stored.returnUrl === "string" ? stored.returnUrl : undefined,
    }
  } catch {
    return null
  }
}
