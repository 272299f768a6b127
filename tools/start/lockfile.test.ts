import { readFileSync } from "node:fs"
import { join } from "node:path"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"

const Dependencies = Schema.optionalKey(Schema.Record(Schema.String, Schema.String))
const Lockfile = Schema.fromJsonString(
  Schema.Struct({
    packages: Schema.Record(
      Schema.String,
      Schema.Struct({ version: Schema.optionalKey(Schema.String), optionalDependencies: Dependencies }),
    ),
  }),
)

const { packages } = Schema.decodeSync(Lockfile)(
  readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8"),
)

/** Where Node would find `name` from the folder of `from`: nested first, then upwards. */
function resolve(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const candidate = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`
    if (packages[candidate] !== undefined) return candidate
    if (folder === "") return undefined
  }
}

describe("package-lock.json", () => {
  // Npm omits packages for other platforms that its registry did not offer at that moment. Since version 11, `npm ci`
  // then rejects the whole file, on every platform.
  test("names the packages of every platform", () => {
    const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name]) => resolve(from, name) === undefined)
        .map(([name, version]) => `${name}@${version} of ${from}`),
    )
    expect(missing).toEqual([])
  })

  test("brings one version of Node to all platforms, the one of the image and of the installation", () => {
    const root = packages[""]?.optionalDependencies ?? {}
    const brought = Object.entries(root).filter(([name]) => /^node-(bin-)?(linux|darwin)-/.test(name))
    expect(brought).toHaveLength(4)
    const text = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8")
    const named = [
      ...text("Dockerfile").matchAll(/^FROM node:([\d.]+)/gm),
      ...text("tools/start/install.sh").matchAll(/^NODE_PACKAGE=node@([\d.]+)$/gm),
    ].map(([, version]) => version)
    expect(named).toHaveLength(3)
    expect(new Set([...brought.map(([, version]) => version), ...named]).size).toBe(1)
  })
})
