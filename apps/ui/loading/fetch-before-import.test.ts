import { expect, it } from "vitest"
import { fetchBeforeImport } from "./fetch-before-import.ts"

const helper = "const assetsURL = (dep) => dep;export const __vitePreload = function preload(load, deps) {}"

it("fetches scripts in place of Vite's own function, and leaves other modules alone", () => {
  const plugin = fetchBeforeImport()
  plugin.configResolved({ base: "/backoffice/" })
  const { code } = plugin.transform(helper, "\0vite/preload-helper.js") ?? {}
  expect(code).toContain('fetchFiles(files.map((file) => "/backoffice/" + file)).then(load)')
  expect(code).not.toContain("function preload")
  expect(plugin.transform(helper, "/src/helper.ts")).toBeUndefined()
  expect(() => plugin.buildEnd()).not.toThrow()
})

it("names the imported script itself among the files that are fetched", () => {
  const { resolveDependencies } = fetchBeforeImport().config().build.modulePreload
  expect(resolveDependencies("a.js", [], { hostType: "js" })).toEqual(["a.js"])
  expect(resolveDependencies("a.js", ["b.js"], { hostType: "js" })).toEqual(["a.js", "b.js"])
  expect(resolveDependencies("a.js", ["a.js", "b.js"], { hostType: "js" })).toEqual(["a.js", "b.js"])
  expect(resolveDependencies("a.js", ["b.js"], { hostType: "html" })).toEqual(["b.js"])
})

it("fails the build when Vite writes its function otherwise", () => {
  const plugin = fetchBeforeImport()
  plugin.transform("export const other = 1", "\0vite/preload-helper.js")
  expect(() => plugin.buildEnd()).toThrow("Vite's function around dynamic imports was not found.")
})

it("is for what the browser loads", () => {
  const { apply } = fetchBeforeImport()
  expect(apply({}, { command: "build" })).toBe(true)
  expect(apply({}, { command: "build", isSsrBuild: true })).toBe(false)
  expect(apply({}, { command: "serve" })).toBe(false)
})
