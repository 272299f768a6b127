import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { readRows, takeBatch } from "./file-rows.ts"
import { parseProducts } from "./parse-products.ts"
import { TEMPLATE_PROFILES, templateOf } from "./templates.ts"

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "templates-"))
})
afterAll(() => rm(folder, { recursive: true }))

test.each(TEMPLATE_PROFILES)(
  "the template of %s is recognized by its columns, and is a product",
  async (profile) => {
    const file = join(folder, `${profile}.csv`)
    await writeFile(file, templateOf(profile) ?? "")
    for (const named of [null, profile]) {
      const parsed = await takeBatch(parseProducts(readRows(file), named), 10)
      expect(parsed).toMatchObject([{ _tag: "product" }])
    }
  },
)
