import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { type CodegenConfig, generate } from "@graphql-codegen/cli"
import { expect, test } from "vitest"
import api from "../../api/composition/codegen.ts"
import backOffice from "../../apps/backoffice/codegen.ts"
import storefront from "../../apps/storefront/codegen.ts"

test.each<[string, string, CodegenConfig]>([
  ["API", "", api],
  ["storefront", "apps/storefront", storefront],
  ["back office", "apps/backoffice", backOffice],
])(
  "the types of the %s are generated from the GraphQL definitions as they are now",
  async (_, folder, config) => {
    const cwd = join(import.meta.dirname, "../..", folder)
    const files = await generate({ ...config, cwd, silent: true }, false)
    expect(files).toHaveLength(Object.keys(config.generates).length)
    for (const { filename, content } of files)
      expect(readFileSync(resolve(cwd, filename), "utf8")).toBe(content)
  },
)
