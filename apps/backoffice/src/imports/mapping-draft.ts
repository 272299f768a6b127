import type {
  FileColumns,
  ImportMapping,
  MappedColumns,
  ProfileColumns,
} from "@voltread/domain/contract/import-mapping.ts"
import {
  isMappingName,
  MAPPING_NAME_WORDS,
  MAX_MAPPING_NAME,
  mappingProblem,
} from "@voltread/domain/shared/import-mapping.ts"

type Profiles = ReadonlyArray<ProfileColumns>

const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")

/** The columns of the file that are called as the profile's, whatever their case and signs. */
export const matchColumnsByName = (file: FileColumns, profile: ProfileColumns): MappedColumns =>
  Object.fromEntries(
    profile.columns.flatMap(({ name }) => {
      const found = file.columns.find((column) => plain(column.name) === plain(name))
      return found === undefined ? [] : [[found.name, name]]
    }),
  )

const nameOf = (fileName: string): string =>
  fileName
    .toLowerCase()
    .replace(/\.(csv|jsonl)(\.gz)?$/, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_MAPPING_NAME)
    .replace(/^-|-$/g, "")

/**
 * A mapping to begin with: to the profile of which the fewest required columns are left to be found, or to the shop's own,
 * the first one, where no column of the file is called as one of theirs.
 */
export const firstDraft = (fileName: string, file: FileColumns, profiles: Profiles): ImportMapping | null => {
  const drafts = profiles.map((profile) => {
    const columns = matchColumnsByName(file, profile)
    const found = new Set(Object.values(columns))
    const left = profile.columns.filter(({ name, isRequired }) => isRequired && !found.has(name)).length
    return { left, found: found.size, draft: { name: nameOf(fileName), profile: profile.profile, columns } }
  })
  const [best = drafts[0]] = drafts.filter((each) => each.found > 0).toSorted((a, b) => a.left - b.left)
  return best?.draft ?? null
}

/** What this column of the file stands for from now on; empty: for nothing that the profile knows. */
export const assigned = (draft: ImportMapping, column: string, meaning: string): ImportMapping => {
  const others = Object.entries(draft.columns).filter(([name]) => name !== column)
  return { ...draft, columns: Object.fromEntries(meaning === "" ? others : [...others, [column, meaning]]) }
}

/** Why this file cannot be imported by this mapping, as far as it can be told before; undefined: it can. */
export const draftProblem = (
  { name, profile, columns }: ImportMapping,
  file: FileColumns,
  profiles: Profiles,
): string | undefined => {
  const known = profiles.find((each) => each.profile === profile)
  if (known === undefined) return "Please choose how to read each line."
  const there = Object.entries(columns).filter(([column]) =>
    file.columns.some((each) => each.name === column),
  )
  const problem = mappingProblem(Object.fromEntries(there), known)
  return problem ?? (isMappingName(name) ? undefined : MAPPING_NAME_WORDS)
}

/** Whether the shop has this mapping as it is. */
export const isSaved = (draft: ImportMapping, saved: ReadonlyArray<ImportMapping>): boolean => {
  const found = saved.find(({ name }) => name === draft.name)
  const pairs = ({ columns }: ImportMapping) => JSON.stringify(Object.entries(columns).toSorted())
  return found !== undefined && found.profile === draft.profile && pairs(found) === pairs(draft)
}
