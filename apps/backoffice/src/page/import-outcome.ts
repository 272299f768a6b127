import type { ReferenceImport } from "@voltread/domain/contract/import.ts"
import { formatNumber } from "@voltread/ui/components/number.ts"

/** What came of a file, or would come of it. */
export const importOutcome = (
  { added, changed, unchanged, rejected }: ReferenceImport,
  isDryRun: boolean,
): string =>
  `${isDryRun ? "Nothing was changed. The result would be" : "Done"}: ${formatNumber(added)} added, ` +
  `${formatNumber(changed)} changed, ${formatNumber(unchanged)} as before, ${formatNumber(rejected)} ` +
  `${rejected === 1 ? "line" : "lines"} refused.`
