import { join } from "node:path"
import { longestChain } from "./longest-chain.ts"
import { readImports } from "./read-imports.ts"

/** Part of `npm run check`: whoever reads one file of the API should not have to go through many more. */
const MOST_FILES = 12

const chain = longestChain(readImports(join(import.meta.dirname, "../../api")))
if (chain.length > MOST_FILES) {
  process.stderr.write(
    `The longest chain of imports in api/ has ${chain.length} files, ${MOST_FILES} at most are allowed:\n${chain
      .map((file) => `  ${file}\n`)
      .join("")}`,
  )
  process.exitCode = 1
}
