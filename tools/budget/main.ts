import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { BUDGETS } from "./budgets.ts"
import { type Manifest, type Weight, weigh } from "./weigh.ts"

/** Measures the built web apps and fails if one exceeds its budget: `node tools/budget/main.ts`. */
const root = join(import.meta.dirname, "../..")

const weights = BUDGETS.flatMap((budget): ReadonlyArray<Weight> => {
  const build = join(root, budget.build)
  const path = join(build, ".vite/manifest.json")
  if (!existsSync(path)) {
    process.stderr.write(`${budget.app} is not built: run \`npm run build -w apps/${budget.app}\` first.\n`)
    process.exit(1)
  }
  const manifest: Manifest = JSON.parse(readFileSync(path, "utf8"))
  return weigh(budget, manifest, (file) => readFileSync(join(build, file)))
})

const over = weights.filter(({ weight, limit }) => weight > limit)
for (const { app, what, weight, limit } of weights) {
  const mark = weight > limit ? "over" : "ok"
  process.stdout.write(
    `${mark.padEnd(5)} ${app.padEnd(11)} ${what.padEnd(26)} ${weight.toFixed(1).padStart(6)} of ${limit} kB\n`,
  )
}
if (over.length > 0) {
  process.stderr.write(`${over.length} of ${weights.length} over budget.\n`)
  process.exit(1)
}
