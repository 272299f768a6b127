import { Schema } from "effect"
import { isLine } from "../shared/characters.ts"
import { isMappingName, MAPPING_NAME_WORDS } from "../shared/import-mapping.ts"

/** The name of a mapping, on the page and on the command line. */
export const MappingName = Schema.String.check(
  Schema.makeFilter<string>(isMappingName, { message: MAPPING_NAME_WORDS }),
)

/** The most columns of a file that are read. */
export const MAX_COLUMNS = 200
const MAX_COLUMN = 200

/** Whether a column of this name can be mapped. */
export const isColumnName = (name: string): boolean =>
  name !== "" && name.length <= MAX_COLUMN && isLine(name)

/** The profile's column for each column of the file. */
export const MappedColumns = Schema.Record(Schema.String, Schema.String).check(
  Schema.makeFilter((columns) => Object.keys(columns).length <= MAX_COLUMNS, {
    message: `has at most ${MAX_COLUMNS} columns`,
  }),
  Schema.makeFilter((columns) => Object.entries(columns).flat().every(isColumnName), {
    message: `has names of columns that are empty, over ${MAX_COLUMN} characters or of unusable characters`,
  }),
)
export type MappedColumns = typeof MappedColumns.Type

/** How to read a file with its own column names: as a file of the profile, after renaming its columns. */
export const MappingForm = Schema.Struct({ profile: Schema.String, columns: MappedColumns })
export type MappingForm = typeof MappingForm.Type

export const ImportMapping = Schema.Struct({ name: Schema.String, ...MappingForm.fields })
export type ImportMapping = typeof ImportMapping.Type

/** The columns of a profile's files; without a required column every line is rejected. */
export const ProfileColumns = Schema.Struct({
  profile: Schema.String,
  columns: Schema.Array(
    Schema.Struct({ name: Schema.String, isRequired: Schema.Boolean, example: Schema.String }),
  ),
})
export type ProfileColumns = typeof ProfileColumns.Type

/** All mappings by name, and the profiles that they can be made for. */
export const ImportMappingsData = Schema.Struct({
  mappings: Schema.Array(ImportMapping),
  profiles: Schema.Array(ProfileColumns),
})

/** The columns of a file with its first values, and the profile that they match; null: none. */
export const FileColumns = Schema.Struct({
  profile: Schema.NullOr(Schema.String),
  columns: Schema.Array(Schema.Struct({ name: Schema.String, values: Schema.Array(Schema.String) })),
})
export type FileColumns = typeof FileColumns.Type
export const FileColumnsData = Schema.Struct({ file: FileColumns })
