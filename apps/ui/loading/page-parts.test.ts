import { expect, it } from "vitest"
import { pageParts } from "./page-parts.ts"

const route = `import { lazyRouteComponent } from "@tanstack/react-router"
const $$splitComponentImporter = () => import("cart.tsx?tsr-split=component---loader")
const other = () => import("./dialog.tsx")`

it("loads the code of pages as parts, and leaves other imports alone", () => {
  const plugin = pageParts()
  const { code } = plugin.transform(route) ?? {}
  expect(code).toContain('() => part(() => import("cart.tsx?tsr-split=component---loader"))')
  expect(code).toContain('other = () => import("./dialog.tsx")')
  expect(code).toMatch(/^import \{ part \} from "@voltread\/ui\/loading\/parts\.ts"/)
  expect(plugin.transform("export const a = 1")).toBeUndefined()
  expect(() => plugin.buildEnd()).not.toThrow()
})

it("fails the build when the router's plugin writes these imports otherwise", () => {
  expect(() => pageParts().buildEnd()).toThrow("No import of a page's code was found.")
})

it("is for what the browser loads", () => {
  const { apply } = pageParts()
  expect(apply({}, { command: "build" })).toBe(true)
  expect(apply({}, { command: "build", isSsrBuild: true })).toBe(false)
  expect(apply({}, { command: "serve" })).toBe(false)
})
