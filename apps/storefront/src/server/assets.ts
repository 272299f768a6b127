import type { ServerManifestRoute } from "@tanstack/router-core"
import { loadAfterPaint } from "./after-paint.ts"

/** The part of an entry of Vite's manifest that pages are made from. */
export interface ViteChunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly assets?: ReadonlyArray<string>
}
export type ViteManifest = Readonly<Record<string, ViteChunk>>

export interface PageAssets {
  /** What to load for each route, by its id; the root's loads the app itself. */
  readonly routes: Record<string, ServerManifestRoute>
  /** The whole style, to be written into the page; empty where the page links to it. */
  readonly style: string
  /** Files worth asking for before the style is read: the font. */
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

/** A chunk and all that it imports, each after what it needs: so each starts in a task of its own. */
const closure = (manifest: ViteManifest, key: string, seen = new Set<string>()): ReadonlyArray<ViteChunk> => {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap((next) => closure(manifest, next, seen)), chunk]
}

const addresses = (files: Iterable<string>): Array<string> => [...new Set(files)].map((file) => `/${file}`)

/** All of a route's files at once, so that no chunk waits for another to name it. */
const loading = (files: ReadonlyArray<string>): ServerManifestRoute =>
  files.length === 0 ? {} : { scripts: [{ children: loadAfterPaint(addresses(files)) }] }

/** What each page has to load, from the manifest of the browser's build; `read` gives a built file's text. */
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
