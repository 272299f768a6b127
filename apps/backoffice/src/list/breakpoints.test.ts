import { readFileSync } from "node:fs"
import { expect, it } from "vitest"
import { BREAKPOINTS } from "./breakpoints.ts"

it("has the breakpoints of the theme", () => {
  const tokens = new URL("../../../ui/theme/tokens.css", import.meta.url)
  const theme = [...readFileSync(tokens, "utf8").matchAll(/--breakpoint-(\w+): ([\w.]+);/g)]
  expect(Object.fromEntries(theme.map(([, name, width]) => [name, width]))).toEqual(BREAKPOINTS)
})
