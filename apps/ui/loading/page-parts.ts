import { isBrowserBuild } from "./browser-build.ts"

interface PagePartsPlugin {
  readonly name: string
  readonly apply: typeof isBrowserBuild
  readonly transform: (code: string) => { readonly code: string; readonly map: null } | undefined
  readonly buildEnd: (error?: Error) => void
}

/** Matches the import by which the router's plugin splits off a page's code. */
const PAGE = /\(\) => (import\((["'])[^"']*\?tsr-split=[^"']*\2\))/g

/**
 * For Vite, after the router's plugin: the code of a page is loaded as any other part is. If that fails, the page before
 * it stays until it is tried again; the router would put an error in its place, or load the document anew.
 */
export const pageParts = (): PagePartsPlugin => {
  let pages = 0
  return {
    name: "page-parts",
    apply: isBrowserBuild,
    transform: (code) => {
      const wrapped = code.replaceAll(PAGE, "() => part(() => $1)")
      if (wrapped === code) return
      pages += 1
      return { code: `import { part } from "@voltread/ui/loading/parts.ts"\n${wrapped}`, map: null }
    },
    buildEnd: (error) => {
      if (error === undefined && pages === 0) throw new Error("No import of a page's code was found.")
    },
  }
}
