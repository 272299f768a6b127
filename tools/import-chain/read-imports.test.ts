import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { readImports } from "./read-imports.ts"

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "voltread-imports-"))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

test("every form of import counts, packages and other folders do not", () => {
  write(
    "orders/order.ts",
    `import { Effect } from "effect"
import { cents } from "@voltread/domain/shared/money.ts"
import type { Tax } from "../tax/tax.ts"
import {
  line,
  type Line,
} from "./line.ts"
export { total } from "./total.ts"
import "./setup.ts"
const late = await import("./late.ts")
import { outside } from "../../outside.ts"
`,
  )
  for (const file of ["tax/tax.ts", "orders/line.ts", "orders/total.ts", "orders/setup.ts", "orders/late.ts"])
    write(file, "")
  expect(readImports(folder).get("orders/order.ts")).toEqual([
    "tax/tax.ts",
    "orders/line.ts",
    "orders/total.ts",
    "orders/setup.ts",
    "orders/late.ts",
  ])
})

test("screens are sources, too", () => {
  write("order/page.tsx", 'import { Row } from "./row.tsx"')
  write("order/row.tsx", "")
  expect(readImports(folder).get("order/page.tsx")).toEqual(["order/row.tsx"])
})

test("tests, test helpers and generated files do not count", () => {
  write("order.ts", 'import type { Shop } from "./generated/shop.ts"')
  for (const file of [
    "order.test.ts",
    "page.test.tsx",
    "order.contract.ts",
    "contract/a.ts",
    "a/testing/b.ts",
    "generated/shop.ts",
  ])
    write(file, 'import "./order.ts"')
  expect([...readImports(folder)]).toEqual([["order.ts", []]])
})
