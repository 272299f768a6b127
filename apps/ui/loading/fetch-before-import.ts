import { isBrowserBuild } from "./browser-build.ts"

interface FetchBeforeImportPlugin {
  readonly name: string
  readonly apply: typeof isBrowserBuild
  readonly config: () => {
    readonly build: {
      readonly modulePreload: {
        readonly polyfill: boolean
        readonly resolveDependencies: (
          file: string,
          dependencies: Array<string>,
          host: { readonly hostType: "html" | "js" },
        ) => Array<string>
      }
    }
  }
  readonly configResolved: (config: { readonly base: string }) => void
  readonly transform: (code: string, id: string) => { readonly code: string; readonly map: null } | undefined
  readonly buildEnd: (error?: Error) => void
}

/** Vite's function around each dynamic import, which loads what the imported script imports itself. */
const HELPER = "\0vite/preload-helper.js"
const EXPORT = "export const __vitePreload ="

/**
 * For Vite: scripts are fetched before they are imported, so that what could not be loaded can be tried again without a
 * new page. Vite's own function would load the styles of parts, too: here all style is in the page.
 */
export const fetchBeforeImport = (): FetchBeforeImportPlugin => {
  let base = "/"
  let isFound = false
  return {
    name: "fetch-before-import",
    apply: isBrowserBuild,
    config: () => ({
      build: {
        modulePreload: {
          // Every browser of the targets knows modulepreload.
          polyfill: false,
          // Vite leaves out a script that imports no others.
          resolveDependencies: (file, dependencies, { hostType }) =>
            hostType === "html" || dependencies.includes(file) ? dependencies : [file, ...dependencies],
        },
      },
    }),
    configResolved: (config) => {
      base = config.base
    },
    transform: (code, id) => {
      if (id !== HELPER || !code.includes(EXPORT)) return
      isFound = true
      return {
        code: `import { fetchFiles } from "@voltread/ui/loading/fetch-files.ts"
import { reportMissing } from "@voltread/ui/loading/deploys.ts"
${EXPORT} (load, files = []) =>
  fetchFiles(files.map((file) => ${JSON.stringify(base)} + file)).then(load).catch(reportMissing)`,
        map: null,
      }
    },
    buildEnd: (error) => {
      if (error === undefined && !isFound)
        throw new Error("Vite's function around dynamic imports was not found.")
    },
  }
}
