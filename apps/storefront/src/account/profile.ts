import type { Profile as SentProfile } from "@voltread/domain/contract/account.ts"
import { isRecord, textIn } from "@voltread/ui/session/rehydration.ts"

/** Spec §3 User profile. */
export interface Profile extends Pick<SentProfile, "username" | "firstName" | "lastName"> {
  readonly phone: string
  /** False if the account has only used social log-in. */
  readonly hasPassword: boolean
}

export const decodeProfile = (value: unknown): Profile => {
  const profile = isRecord(value) ? value : {}
  return {
    username: textIn(profile, "username"),
    firstName: textIn(profile, "firstName"),
    lastName: textIn(profile, "lastName"),
    phone: textIn(profile, "phone"),
    hasPassword: isRecord(profile.attributes) && profile.attributes.hasPassword === true,
  }
}
