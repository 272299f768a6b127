import { isBrowserBuild } from "./browser-build.ts"

interface AmericanEnglishPlugin {
  readonly name: string
  readonly apply: typeof isBrowserBuild
  readonly load: (id: string) => string | undefined
  readonly buildEnd: (error?: Error) => void
}

/** The module in which React Aria looks for the browser's language. */
const BROWSER_LANGUAGE = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/

/**
 * For Vite: components are in American English, as all texts are, whatever the language of the browser. It also saves
 * every page with components from loading the browser's list of languages: 20 ms on a slow machine.
 */
export const americanEnglish = (): AmericanEnglishPlugin => {
  let isFound = false
  return {
    name: "american-english",
    apply: isBrowserBuild,
    load: (id) => {
      if (!BROWSER_LANGUAGE.test(id)) return
      isFound = true
      return `const locale = { locale: "en-US", direction: "ltr" }
export const getDefaultLocale = () => locale
export const useDefaultLocale = getDefaultLocale`
    },
    buildEnd: (error) => {
      if (error === undefined && !isFound)
        throw new Error("React Aria's module for the browser's language was not found.")
    },
  }
}
