import { parseArgs } from "node:util"
import { runTool } from "../start/usage.ts"
import { exportHistoryLines, importHistoryFrom } from "./history.ts"
import { importProductsFrom } from "./products.ts"
import { exportReference, importAdCostsFrom, importReference, writeTemplate } from "./reference.ts"
import { showUsage, USAGE } from "./usage.ts"

/** `npm run import`. Answers the exit code. */
const main = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      profile: { type: "string" },
      mapping: { type: "string" },
      stock: { type: "string", default: "25" },
      complete: { type: "boolean", default: false },
      rejected: { type: "string", default: "rejected-lines.csv" },
      "ad-costs": { type: "string" },
      reference: { type: "string" },
      export: { type: "string" },
      template: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      history: { type: "string" },
      shop: { type: "string", default: "Former shop" },
      prefix: { type: "string", default: "" },
    },
  })
  const options = { isDryRun: values["dry-run"], rejectedFile: values.rejected }
  const { history, reference, template } = values
  const adCosts = values["ad-costs"]
  if (reference !== undefined) return importReference(reference, positionals, options)
  if (positionals.length > 0) {
    const isMixed = [history, adCosts, values.export, template].some((value) => value !== undefined)
    return isMixed ? showUsage() : importProductsFrom(positionals, values, options)
  }
  if (history !== undefined) return importHistoryFrom(history, { ...values, ...options })
  if (adCosts !== undefined) return importAdCostsFrom(adCosts, options)
  if (template !== undefined) return writeTemplate(template)
  if (values.export === "history") return exportHistoryLines()
  return values.export === undefined ? showUsage() : exportReference(values.export)
}

await runTool({ usage: USAGE, run: main, failure: "The import stopped: " })
