import { parseArgs } from "node:util"
import { Effect } from "effect"
import { runTool } from "../start/usage.ts"
import { examine } from "./doctor.ts"
import { isProblem, toLine } from "./finding.ts"

const USAGE = `Usage: npm run doctor

Examines the shop of DATA_DIR or DATABASE_URL with the variables that are set here, says what keeps it from working, and
changes nothing.`

/** `npm run doctor`: problems in the shop's configuration and environment, in plain words. */
const main = async (): Promise<number> => {
  parseArgs()
  const findings = await Effect.runPromise(examine(process.env))
  const problems = findings.filter(isProblem).length
  const verdict =
    problems === 0
      ? "Nothing was found that keeps the shop from working."
      : `${problems} to be mended before the shop can work.`
  process.stdout.write(`${findings.map(toLine).join("\n")}\n\n${verdict}\n`)
  return problems === 0 ? 0 : 1
}

await runTool({ usage: USAGE, run: main })
// Connection pools of the vendors' clients would keep the process alive.
process.exit()
