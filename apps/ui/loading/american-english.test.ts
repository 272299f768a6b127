import { expect, it } from "vitest"
import { americanEnglish } from "./american-english.ts"

it("replaces what looks for the browser's language, and nothing else", () => {
  const plugin = americanEnglish()
  expect(plugin.load("/node_modules/react-aria/dist/private/i18n/useDefaultLocale.mjs")).toContain('"en-US"')
  expect(plugin.load("/node_modules/react-aria/dist/private/i18n/useLocale.mjs")).toBeUndefined()
  expect(() => plugin.buildEnd()).not.toThrow()
})

it("fails the build where that module has moved", () => {
  expect(() => americanEnglish().buildEnd()).toThrow(
    "React Aria's module for the browser's language was not found.",
  )
})
