import { randomBytes } from "node:crypto"
import { describe, expect, it } from "vitest"
import type { AppBudget } from "./budgets.ts"
import { type Manifest, weigh } from "./weigh.ts"

const budget: AppBudget = {
  app: "shop",
  build: "",
  entry: "entry.tsx",
  script: { "/": 10, "*": 20 },
  style: 2,
}
const manifest: Manifest = {
  "entry.tsx": { file: "entry.js", imports: ["_a.js"], css: ["style.css"] },
  "page.css": { file: "page.css", isEntry: true },
  "_a.js": { file: "a.js" },
  "_b.js": { file: "b.js", imports: ["_a.js"] },
  "src/routes/index.tsx?tsr-split=component": { file: "home.js", imports: ["_a.js"] },
  "src/routes/orders/index.tsx?tsr-split=component": { file: "orders.js", imports: ["_b.js"] },
}
/** Random bytes do not compress, so a file's weight is its size. */
const noise = new Map<string, Buffer>()
const read = (file: string): Buffer => {
  const bytes = noise.get(file) ?? randomBytes(3_000)
  noise.set(file, bytes)
  return bytes
}

describe("budget", () => {
  it("measures what a route loads, each file once, against its own limit", () => {
    const weights = weigh(budget, manifest, read)
    expect(weights.map(({ what, limit }) => [what, limit])).toEqual([
      ["/", 10],
      ["/orders", 20],
      ["style", 2],
    ])
    const [home, orders, style] = weights
    expect(home?.weight).toBeCloseTo(9, 0)
    expect(orders?.weight).toBeCloseTo(12, 0)
    expect(style?.weight).toBeCloseTo(6, 0)
  })

  it("rejects an unknown build instead of finding it small", () => {
    expect(() => weigh({ ...budget, entry: "other.tsx" }, manifest, read)).toThrow("no other.tsx")
    expect(() => weigh(budget, { "entry.tsx": { file: "entry.js" } }, read)).toThrow("no routes")
  })
})
