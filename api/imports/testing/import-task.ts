import type { ImportTask } from "../import-file.ts"

/** An import of a file whose columns are a profile's, for tests to vary. */
export const anImportTask = (importId: string, change: Partial<ImportTask> = {}) => ({
  importId,
  profile: null,
  mappingName: null,
  columns: null,
  isComplete: false,
  isDryRun: false,
  newStock: 3,
  ...change,
})
