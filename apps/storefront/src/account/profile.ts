import type { Profile } from "@voltread/domain/contract/account.ts"

/** Spec §3 User profile, as its pages show it. */
export interface ProfileDetails extends Pick<Profile, "username" | "firstName" | "lastName"> {
  readonly phone: string
  /** False if the account has only used social log-in. */
  readonly hasPassword: boolean
}

export const profileOf = ({ username, firstName, lastName, phone, attributes }: Profile): ProfileDetails => ({
  username,
  firstName,
  lastName,
  phone: phone ?? "",
  hasPassword: attributes.hasPassword,
})

export const profileSchema = async () => (await import("@voltread/domain/contract/account.ts")).ProfileData
