/** A short name without spaces, which can be typed on a command line and is shown in the audit log. */
export const isMappingName = (name: string): boolean =>
  name.length <= MAX_MAPPING_NAME && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)

export const MAX_MAPPING_NAME = 60
export const MAPPING_NAME_WORDS =
  "Please name the mapping with small letters, digits and single dashes, such as acme-prices."

type Columns = Readonly<Record<string, string>>

interface ProfileColumns {
  readonly profile: string
  readonly columns: ReadonlyArray<{ readonly name: string; readonly isRequired: boolean }>
}

/** What is wrong with a mapping to this profile, in a sentence for staff; undefined if nothing is. */
export const mappingProblem = (
  columns: Columns,
  { profile, columns: known }: ProfileColumns,
): string | undefined => {
  const meant = Object.values(columns)
  const unknown = meant.find((name) => !known.some((each) => each.name === name))
  if (unknown !== undefined) return `Files of ${profile} have no column “${unknown}”.`
  const repeated = meant.find((name, place) => meant.indexOf(name) < place)
  if (repeated !== undefined) return `Two columns of the file stand for “${repeated}”.`
  const missing = known.filter(({ name, isRequired }) => isRequired && !meant.includes(name))
  if (missing.length === 0) return undefined
  return `No column of the file stands for ${missing.map(({ name }) => `“${name}”`).join(", ")} yet.`
}
