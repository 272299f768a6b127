import { readFileSync } from "node:fs"
import { join } from "node:path"
import { runInNewContext } from "node:vm"
import { Schema } from "effect"
import { describe, expect, test } from "vitest"

const Dependencies = Schema.optionalKey(Schema.Record(Schema.String, Schema.String))
const Platforms = Schema.optionalKey(Schema.Union([Schema.String, Schema.Array(Schema.String)]))
const Lockfile = Schema.fromJsonString(
  Schema.Struct({
    packages: Schema.Record(
      Schema.String,
      Schema.Struct({
        version: Schema.optionalKey(Schema.String),
        optionalDependencies: Dependencies,
        optional: Schema.optionalKey(Schema.Boolean),
        os: Platforms,
        cpu: Platforms,
        engines: Schema.optionalKey(Schema.Struct({ node: Schema.optionalKey(Schema.String) })),
      }),
    ),
  }),
)

const text = (file: string) => readFileSync(join(import.meta.dirname, "../..", file), "utf8")

const { packages } = Schema.decodeSync(Lockfile)(text("package-lock.json"))

/** Where Node would find `name` from the folder of `from`: nested first, then upwards. */
function resolve(from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))) {
    const candidate = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`
    if (packages[candidate] !== undefined) return candidate
    if (folder === "") return undefined
  }
}

/** Whether Node `major`.`minor`.0 is in a range of the forms `^20.19.0 || >=22.12.0`. */
const isIn = (range: string, major: number, minor: number): boolean =>
  range.split("||").some((part) => {
    const [, operator, from = "", after = "0"] = /^ *(\^|>=) *(\d+)(?:\.(\d+))?(?:\.\d+)? *$/.exec(part) ?? []
    if (operator === undefined) throw new Error(`A range of another form: ${range}`)
    return major === Number(from) ? minor >= Number(after) : operator === ">=" && major > Number(from)
  })

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
    const named = [
      ...text("Dockerfile").matchAll(/^FROM node:([\d.]+)/gm),
      ...text("tools/start/install.sh").matchAll(/^NODE_PACKAGE=node@([\d.]+)$/gm),
    ].map(([, version]) => version)
    expect(named).toHaveLength(3)
    expect(new Set([...brought.map(([, version]) => version), ...named]).size).toBe(1)
  })

  // Npm leaves out, without a word, what is optional and does not support the Node it runs on.
  test("is installed by Nodes that all native packages of Linux and macOS support, and by no others", () => {
    const [, condition = ""] = /^NODE_IS_SUITABLE='(.*)'$/m.exec(text("tools/start/install.sh")) ?? []
    const ranges = Object.values(packages).flatMap(({ optional, os = "", cpu = "x64", engines }) =>
      optional && /linux|darwin/.test(String(os)) && /x64|arm64/.test(String(cpu))
        ? (engines?.node ?? [])
        : [],
    )
    expect(ranges).not.toEqual([])
    for (let major = 16; major <= 30; major++)
      for (let minor = 0; minor <= 30; minor++)
        expect(runInNewContext(condition, { major, minor }), `Node ${major}.${minor}`).toBe(
          ranges.every((range) => isIn(range, major, minor)),
        )
  })
})
