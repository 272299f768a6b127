import { join } from "node:path"
import type { Imports } from "./longest-chain.ts"

/** Two folders whose files import each other, with an example for each direction. One of them may contain the other. */
interface FolderCircle {
  readonly folders: readonly [string, string]
  readonly there: string
  readonly back: string
}

/**
 * Where the paths of two files diverge: for each the folder there, or the common folder if the file is directly in it.
 */
const partingFolders = (importer: string, imported: string): readonly [string, string] => {
  const from = importer.split("/")
  const to = imported.split("/")
  let depth = 0
  while (depth < from.length - 1 && depth < to.length - 1 && from[depth] === to[depth]) depth += 1
  const folderOf = (path: ReadonlyArray<string>) =>
    join(...path.slice(0, Math.min(depth + 1, path.length - 1)), ".")
  return [folderOf(from), folderOf(to)]
}

/** Entry points belong above their folder. */
const isEntry = (file: string): boolean => file === "main.ts" || file.endsWith("/main.ts")

export function folderCircles(imports: Imports): ReadonlyArray<FolderCircle> {
  const arrows = new Map<string, { readonly folders: readonly [string, string]; readonly example: string }>()
  for (const [importer, files] of imports)
    for (const imported of isEntry(importer) ? [] : files) {
      const folders = partingFolders(importer, imported)
      const key = folders.join(" → ")
      if (!arrows.has(key)) arrows.set(key, { folders, example: `${importer} → ${imported}` })
    }
  return [...arrows.values()].flatMap(({ folders: [a, b], example }) => {
    const back = a < b ? arrows.get(`${b} → ${a}`) : undefined
    return back === undefined ? [] : [{ folders: [a, b], there: example, back: back.example }]
  })
}
