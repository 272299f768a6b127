import { expect, it } from "vitest"
import { paletteKeys } from "./palette-keys.ts"

it.each([
  ["Macintosh; Intel Mac OS X 10_15_7", "⌘ K"],
  ["iPad; CPU OS 18_1 like Mac OS X", "⌘ K"],
  ["Windows NT 10.0; Win64; x64", "Ctrl K"],
  ["X11; Linux x86_64", "Ctrl K"],
  ["X11; CrOS x86_64 14541.0.0", "Ctrl K"],
])("a browser on %s opens the palette by %s", (system, keys) => {
  expect(paletteKeys(`Mozilla/5.0 (${system}) AppleWebKit/605.1.15`).join(" ")).toBe(keys)
})
