import type { ReferenceImport } from "@voltread/domain/contract/import.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"

/** The lines of a file by what became of them. */
export const importCounts = ({ added, changed, unchanged }: ReferenceImport): ReadonlyArray<string> => [
  `${formatNumber(added)} added`,
  `${formatNumber(changed)} changed`,
  `${formatNumber(unchanged)} unchanged`,
]
