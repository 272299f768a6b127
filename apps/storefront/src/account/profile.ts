import type { Profile as SentProfile } from "@voltread/domain/contract/account.ts"

/** Spec §3 User profile, as its pages show it. */
export interface Profile extends Pick<SentProfile, "username" | "firstName" | "lastName"> {
  readonly phone: string
  /** False if the account has only used social log-in. */
  readonly hasPassword: boolean
}

export const profileOf = ({ username, firstName, lastName, phone, attributes }: SentProfile): Profile => ({
  username,
  firstName,
  lastName,
  phone: phone ?? "",
  hasPassword: attributes.hasPassword,
})

export const profileSchema = async () => (await import("@voltread/domain/contract/account.ts")).ProfileData
