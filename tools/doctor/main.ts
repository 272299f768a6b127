import { Effect } from "effect"
import { examine } from "./doctor.ts"
import { isProblem, toLine } from "./finding.ts"

/** `npm run doctor`: problems in the shop's configuration and environment, in plain words. */
const findings = await Effect.runPromise(examine(process.env))
const problems = findings.filter(isProblem).length
const verdict =
  problems === 0
    ? "Nothing was found that keeps the shop from working."
    : `${problems} to be mended before the shop can work.`
process.stdout.write(`${findings.map(toLine).join("\n")}\n\n${verdict}\n`)
// Connection pools of the vendors' clients would keep the process alive.
process.exit(problems === 0 ? 0 : 1)
