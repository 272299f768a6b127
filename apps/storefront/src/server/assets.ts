import type { ServerManifestRoute } from "@tanstack/router-core"
import { loadAfterPaint } from "./after-paint.ts"

/** The fields of a Vite manifest entry that are used here. */
interface ViteChunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
}
export type ViteManifest = Readonly<Record<string, ViteChunk>>

export interface PageAssets {
  /** Files of each route, by route id; the root route has the entry script. */
  readonly routes: Record<string, ServerManifestRoute>
  /** The stylesheet's text, to inline into the page; empty where the page links to it. */
  readonly style: string
  /** Fonts to preload. */
  readonly fonts: ReadonlyArray<string>
}

const ENTRY = "src/entry-client.tsx"
const STYLE = "src/styles.css"

/** `src/routes/product.$productId.tsx?tsr-split=component` → `/product/$productId`. */
export const routeIdOf = (key: string): string | undefined => {
  const path = /^src\/routes\/(.+)\.tsx\?tsr-split=component\b/.exec(key)?.[1]
  if (path === undefined) return undefined
  if (path === "__root") return "__root__"
  return `/${path
    .split(".")
    .join("/")
    .replace(/\/?index$/, "")}`
}

/** A chunk with all its imports, dependencies first, so that each one runs in a task of its own. */
const closure = (manifest: ViteManifest, key: string, seen = new Set<string>()): ReadonlyArray<ViteChunk> => {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((next) => closure(manifest, next, seen)), chunk]
}

const addresses = (files: Iterable<string>): Array<string> => [...new Set(files)].map((file) => `/${file}`)

/** All files of a route, so that the browser requests them at once. */
const loading = (files: ReadonlyArray<string>): ServerManifestRoute =>
  files.length === 0 ? {} : { scripts: [{ children: loadAfterPaint(addresses(files)) }] }

/** What each page has to load, from the manifest of the client build; `read` returns the text of a built file. */
export const pageAssets = (manifest: ViteManifest, read: (file: string) => string): PageAssets => {
  const entry = closure(manifest, ENTRY)
  const style = manifest[STYLE]
  if (entry.length === 0 || style === undefined) {
    throw new Error(`The build's manifest has no ${style === undefined ? STYLE : ENTRY}.`)
  }
  const routes: Record<string, ServerManifestRoute> = {
    __root__: loading(entry.map((chunk) => chunk.file)),
  }
  const loaded = new Set(entry.map((chunk) => chunk.file))
  for (const key of Object.keys(manifest)) {
    const id = routeIdOf(key)
    if (id === undefined || id === "__root__") continue
    const files = closure(manifest, key).map((chunk) => chunk.file)
    routes[id] = loading(files.filter((file) => !loaded.has(file)))
  }
  return {
    routes,
    style: read(style.file),
    fonts: addresses(
      Object.values(manifest)
        .flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
        .filter((file) => file.endsWith(".woff2")),
    ),
  }
}
