import type { ProfileColumns } from "@voltread/domain/contract/import-mapping.ts"
import { Result } from "effect"
import { type Fields, type ImportProfile, PROFILES } from "./profiles.ts"
import { EXAMPLES } from "./templates.ts"

const without = (fields: Fields, column: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== column))

/** Found out by running the profile, so that the list cannot differ from what the profile reads. */
const columnsOf = (
  profile: ImportProfile,
  example: Readonly<Record<string, string>>,
): ProfileColumns["columns"] => {
  const read = profile(example)
  const attributes = Result.isSuccess(read) ? read.success.attributes : {}
  return Object.entries(example)
    .filter(([name]) => !Object.hasOwn(attributes, name))
    .map(([name, cell]) => ({
      name,
      isRequired: Result.isFailure(profile(without(example, name))),
      example: cell,
    }))
}

/** The columns of each profile that has a template. Other columns become attributes. */
export const PROFILE_COLUMNS: ReadonlyArray<ProfileColumns> = Object.entries(EXAMPLES).flatMap(
  ([name, example]) => {
    const profile = PROFILES[name]
    return profile === undefined ? [] : [{ profile: name, columns: columnsOf(profile, example) }]
  },
)
