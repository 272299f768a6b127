import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { typedReports } from "./typed-reports.ts"

writeFileSync(join(import.meta.dirname, "typed-reports.shop.analytics.graphql"), await typedReports())
