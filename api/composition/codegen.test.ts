import { readFileSync } from "node:fs"
import { join } from "node:path"
import { generate } from "@graphql-codegen/cli"
import { expect, test } from "vitest"
import codegen from "./codegen.ts"

test("resolvers' types are generated from the contract as it is now", async () => {
  const files = await generate({ ...codegen, cwd: join(import.meta.dirname, "../.."), silent: true }, false)
  expect(files).toHaveLength(Object.keys(codegen.generates).length)
  for (const { filename, content } of files) expect(readFileSync(filename, "utf8")).toBe(content)
})
