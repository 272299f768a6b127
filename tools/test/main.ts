import { Effect } from "effect"
import { runCommand } from "../start/command.ts"
import { chooseSuites } from "./choose-suites.ts"
import { add, type Counts, couldNotRun, NOTHING, totalLine } from "./counts.ts"
import type { Suite } from "./suites.ts"

/** `npm test`: runs all suites even if one fails, and prints a summary whose last line is for scripts. */
const test = Effect.gen(function* () {
  const suites = yield* Effect.fromResult(chooseSuites(process.argv.slice(2)))
  const results: Array<{ readonly name: string; readonly counts: Counts }> = []
  for (const suite of suites) {
    yield* say(`\n━━ ${suite.name}\n`)
    results.push({ name: suite.name, counts: yield* runSuite(suite) })
  }
  const total = results.map(({ counts }) => counts).reduce(add, NOTHING)
  yield* say(`\n━━ Summary\n`)
  for (const { name, counts } of results) yield* say(`  ${name.padEnd(50)} ${totalLine(counts)}`)
  if (total.failures.length > 0) yield* say(`\n${total.failures.map((line) => `  ✗ ${line}`).join("\n")}`)
  yield* say(`\n${totalLine(total)}`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
})

const runSuite = ({ run }: Suite): Effect.Effect<Counts> =>
  Effect.scoped(run).pipe(Effect.catch((error) => Effect.as(say(error.message), couldNotRun(error.message))))

const say = (text: string) => Effect.sync(() => void process.stdout.write(`${text}\n`))

runCommand(test)
