import { join } from "node:path"
import { folderCircles } from "./folder-circles.ts"
import { longestChain } from "./longest-chain.ts"
import { readImports } from "./read-imports.ts"

/** Part of `npm run check`: reading one file of the API should not require reading many more. */
const MAX_FILES = 12

/** The folders of a room may not import each other in a circle, even if one contains the other. */
const ROOMS = [
  "domain",
  "projections",
  "api",
  "apps/ui",
  "apps/storefront",
  "apps/backoffice",
  "apps/e2e",
  "tools",
]

const fail = (words: string): void => {
  process.stderr.write(words)
  process.exitCode = 1
}

const importsOf = (room: string) => readImports(join(import.meta.dirname, "../..", room))

const chain = longestChain(importsOf("api"))
if (chain.length > MAX_FILES)
  fail(
    `The longest chain of imports in api/ has ${chain.length} files, ${MAX_FILES} at most are allowed:\n${chain
      .map((file) => `  ${file}\n`)
      .join("")}`,
  )

for (const room of ROOMS)
  for (const { folders, examples } of folderCircles(importsOf(room)))
    fail(
      `In ${room}/, ${folders.join(", ")} import each other in a circle:\n${examples
        .map((example) => `  ${example}\n`)
        .join("")}`,
    )
