import { globSync, readFileSync } from "node:fs"
import { join, normalize } from "node:path"
import type { Imports } from "./longest-chain.ts"

/** `import … from`, `export … from`, `import type … from`, `import "…"` and `import("…")` with a relative path. */
const RELATIVE = /(?:\bfrom\s+|\bimport\s*\(?\s*)"(\.{1,2}\/[^"]+)"/g

/** Imports among the source files of a folder, without tests, test helpers and generated files. */
export function readImports(folder: string): Imports {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter(
    (file) =>
      !/\.(test|contract|gen)\.tsx?$|(^|\/)(testing|contract|generated|node_modules|dist)\//.test(file),
  )
  const isSource = new Set(files)
  return new Map(
    files.map((file) => [
      file,
      [...readFileSync(join(folder, file), "utf8").matchAll(RELATIVE)]
        .map(([, path = ""]) => normalize(join(file, "..", path)))
        .filter((path) => isSource.has(path)),
    ]),
  )
}
