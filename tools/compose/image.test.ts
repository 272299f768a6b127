import { execFileSync } from "node:child_process"
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "../..")

test("the image has the compressed forms of the apps' files, which its server may not write", () => {
  const folder = mkdtempSync(join(tmpdir(), "voltread-image-"))
  try {
    symlinkSync(join(ROOT, "api"), join(folder, "api"))
    const assets = ["apps/storefront/dist/client/assets", "apps/backoffice/dist/assets"].map((path) =>
      join(folder, path),
    )
    for (const path of assets) {
      mkdirSync(path, { recursive: true })
      writeFileSync(join(path, "app.js"), "export const text = 1;".repeat(100))
    }
    const [, command = ""] =
      /^RUN (node .*precompress.*)$/m.exec(readFileSync(join(ROOT, "Dockerfile"), "utf8")) ?? []
    execFileSync("sh", ["-c", command], {
      cwd: folder,
      env: { PATH: `${join(ROOT, "node_modules/.bin")}:${process.env.PATH}` },
    })
    expect(assets.map((path) => readdirSync(path).sort())).toEqual(
      assets.map(() => ["app.js", "app.js.br", "app.js.gz"]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
