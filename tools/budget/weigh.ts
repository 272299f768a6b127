import { brotliCompressSync, gzipSync } from "node:zlib"
import type { AppBudget } from "./budgets.ts"

/** The fields of a Vite manifest entry that are used here. */
export interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly css?: ReadonlyArray<string>
  readonly isEntry?: boolean
}
export type Manifest = Readonly<Record<string, Chunk>>

export interface Weight {
  readonly app: string
  readonly what: string
  /** Kilobytes. */
  readonly weight: number
  readonly limit: number
}

const ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component\b/

const routeOf = (key: string): string | undefined => {
  const path = ROUTE.exec(key)?.[1]
  if (path === undefined || path === "__root") return undefined
  return `/${path
    .replaceAll("/", ".")
    .split(".")
    .join("/")
    .replace(/\/?index$/, "")}`
}

const closure = (manifest: Manifest, key: string, seen: Set<string>): void => {
  if (seen.has(key)) return
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen)
}

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10

/** The script that every route of an app loads before it is interactive, and its style. */
export const weigh = (
  budget: AppBudget,
  manifest: Manifest,
  read: (file: string) => Buffer,
): ReadonlyArray<Weight> => {
  if (manifest[budget.entry] === undefined)
    throw new Error(`The build of ${budget.app} has no ${budget.entry}.`)
  const sizes = new Map<string, number>()
  const scriptSize = (file: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(read(file)).byteLength
    sizes.set(file, size)
    return size
  }
  const routes = Object.keys(manifest).flatMap((key) => {
    const route = routeOf(key)
    return route === undefined ? [] : [{ key, route }]
  })
  if (routes.length === 0) throw new Error(`The build of ${budget.app} has no routes.`)
  const styles = new Set(
    Object.values(manifest).flatMap(({ file, isEntry }) =>
      isEntry === true && file.endsWith(".css") ? [file] : [],
    ),
  )
  const scripts = routes.map(({ key, route }): Weight => {
    const keys = new Set<string>()
    closure(manifest, budget.entry, keys)
    closure(manifest, key, keys)
    const chunks = [...keys].flatMap((each) => manifest[each] ?? [])
    for (const file of chunks.flatMap((chunk) => chunk.css ?? [])) styles.add(file)
    const files = new Set(chunks.map((chunk) => chunk.file).filter((file) => file.endsWith(".js")))
    const bytes = [...files].reduce((sum, file) => sum + scriptSize(file), 0)
    const limit = budget.script[route] ?? budget.script["*"] ?? 0
    return { app: budget.app, what: route, weight: kilobytes(bytes), limit }
  })
  const style = [...styles].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).byteLength, 0)
  return [...scripts, { app: budget.app, what: "style", weight: kilobytes(style), limit: budget.style }]
}
