import { type MappedColumns, MappingForm } from "@voltread/domain/contract/import-mapping.ts"
import { mappingProblem } from "@voltread/domain/shared/import-mapping.ts"
import { Effect, Schema } from "effect"
import { Problem } from "../platform/problem.ts"
import type { FileRow } from "./file-rows.ts"
import { PROFILE_COLUMNS } from "./profile-columns.ts"

const columnsOf = (profile: string) => PROFILE_COLUMNS.find((each) => each.profile === profile)

const wrong = (property: string, message: string) =>
  new Problem({
    code: "BAD_REQUEST",
    message,
    fieldErrors: [{ property, constraints: { isValid: message } }],
  })

/** Fails with BAD_REQUEST for a mapping with which no line of a file could be read. */
export const checkedMapping = ({ profile, columns }: MappingForm): Effect.Effect<MappingForm, Problem> => {
  const known = columnsOf(profile)
  if (known === undefined) {
    const names = PROFILE_COLUMNS.map((each) => each.profile).join(", ")
    return Effect.fail(wrong("profile", `There is no profile “${profile}” to map to; there are ${names}.`))
  }
  const problem = mappingProblem(columns, known)
  return problem === undefined ? Effect.succeed({ profile, columns }) : Effect.fail(wrong("columns", problem))
}

const decodeMapping = Schema.decodeUnknownEffect(Schema.fromJsonString(MappingForm))

/** A mapping from a JSON file. */
export const mappingFromJson = (json: string): Effect.Effect<MappingForm, Problem> =>
  decodeMapping(json).pipe(
    Effect.mapError((error) => wrong("mapping", `The mapping cannot be read: ${error.message}`)),
    Effect.flatMap(checkedMapping),
  )

/**
 * The rows with their columns renamed to those of the profile. Columns that the mapping does not name become attributes,
 * except those that happen to have the name of a column of the profile: they are left out, since only the mapping decides
 * what a column means.
 */
export async function* renamedRows(
  rows: AsyncIterable<FileRow>,
  profile: string,
  columns: MappedColumns,
): AsyncGenerator<FileRow> {
  const named = Object.entries(columns)
  // Also without the blanks that older mappings kept of the names in their file.
  const meant = new Map([...named.map(([name, to]) => [name.trim(), to] as const), ...named])
  const reserved = new Set(columnsOf(profile)?.columns.map(({ name }) => name))
  for await (const row of rows) {
    if (row._tag === "unreadable") {
      yield row
      continue
    }
    const cells = Object.entries(row.fields)
      .filter(([name]) => meant.has(name) || !reserved.has(name))
      .map(([name, cell]) => [meant.get(name) ?? name, cell] as const)
    yield { ...row, fields: Object.fromEntries(cells) }
  }
}
