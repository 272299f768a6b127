import { join } from "node:path"
import type { Imports } from "./longest-chain.ts"

/**
 * Folders of which each imports the next and the last the first, with an example for each of these. One of them may contain
 * the others.
 */
interface FolderCircle {
  readonly folders: ReadonlyArray<string>
  readonly examples: ReadonlyArray<string>
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

/** By importing folder, the folders that it imports, with an example. */
type Arrows = ReadonlyMap<string, ReadonlyMap<string, string>>

const arrowsOf = (imports: Imports): Arrows => {
  const arrows = new Map<string, Map<string, string>>()
  for (const [importer, files] of imports)
    for (const imported of isEntry(importer) ? [] : files) {
      const [from, to] = partingFolders(importer, imported)
      const examples = arrows.get(from) ?? new Map<string, string>()
      arrows.set(from, examples)
      if (from !== to && !examples.has(to)) examples.set(to, `${importer} → ${imported}`)
    }
  return arrows
}

/** The shortest way from one folder to another through folders that come after the other by name. */
const wayBack = (arrows: Arrows, from: string, to: string): ReadonlyArray<string> | undefined => {
  const reached = new Set([from])
  // Grows while it is read.
  const ways: Array<ReadonlyArray<string>> = [[from]]
  for (const way of ways)
    for (const next of arrows.get(way.at(-1) ?? from)?.keys() ?? []) {
      if (next === to) return way
      if (next < to || reached.has(next)) continue
      reached.add(next)
      ways.push([...way, next])
    }
  return undefined
}

/** The circles of folders; each is found from the folder in it that comes first by name. */
export function folderCircles(imports: Imports): ReadonlyArray<FolderCircle> {
  const arrows = arrowsOf(imports)
  return [...arrows].flatMap(([first, imported]) =>
    [...imported.keys()].flatMap((second) => {
      const way = second < first ? undefined : wayBack(arrows, second, first)
      if (way === undefined) return []
      const folders = [first, ...way]
      const examples = folders.flatMap(
        (folder, index) => arrows.get(folder)?.get(folders[index + 1] ?? first) ?? [],
      )
      return [{ folders, examples }]
    }),
  )
}
