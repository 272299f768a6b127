import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const ROOT = join(import.meta.dirname, "../..")
const named = (file: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...readFileSync(join(ROOT, file), "utf8").matchAll(pattern)].flatMap(([, name]) => name ?? []))

const NAME = "([A-Z][A-Z0-9_]+)"
const example = named(".env.example", new RegExp(`^#?${NAME}=`, "gm"))
const compose = named("docker-compose.yml", new RegExp(`\\$\\{${NAME}`, "g"))
const readBy = (files: ReadonlyArray<string>) =>
  new Set(files.flatMap((file) => [...named(file, new RegExp(`(?:^ +|{ )${NAME}: `, "gm"))]))
const readByVendors = readBy(globSync("api/gateways/*/variables.ts", { cwd: ROOT }))
const read = new Set([
  ...readBy(["api/platform/config.ts", "api/platform/tracing/otel-config.ts"]),
  ...readByVendors,
])
const explained = named("README.md", new RegExp(`\`${NAME}\``, "g"))

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlyArray<string> =>
  [...names].filter((name) => !others.has(name)).toSorted()

/** Set by the image for its processes: the same on every machine. */
const OF_THE_IMAGE = new Set([
  "NODE_ENV",
  "HOST",
  "PORT",
  "DATABASE_URL",
  "IMPORT_FOLDER",
  "MAILBOX",
  "PROJECTOR_PORT",
  "WEB_FOLDER",
])
/** Read by the exporter itself, by another service of the file, or by Compose. */
const READ_ELSEWHERE = new Set([
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_RESOURCE_ATTRIBUTES",
  "POSTGRES_PASSWORD",
  "SIMULATORS_ADMIN_TOKEN",
  "STOP_GRACE_PERIOD",
])
/** Explained in docs/operate.md only, since few installations need them. */
const RARE = new Set(["OTEL_SDK_DISABLED", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"])

test(".env.example and Compose name the same variables", () => {
  expect(without(example, compose)).toEqual([])
  expect(without(compose, example)).toEqual([])
})

test("the variables in .env.example are read, and all others can be set there", () => {
  expect(without(example, new Set([...read, ...READ_ELSEWHERE]))).toEqual([])
  expect(without(read, new Set([...example, ...OF_THE_IMAGE, ...RARE]))).toEqual([])
})

test("the guide for operators explains the variables that are only there", () => {
  expect(without(RARE, named("docs/operate.md", new RegExp(`\`${NAME}\``, "g")))).toEqual([])
})

test("the README explains every operator variable, or refers to .env.example for those of vendors", () => {
  const traces = new Set([...read].filter((name) => name.startsWith("OTEL_")))
  const unexplained = without(
    read,
    new Set([...explained, ...readByVendors, ...traces, "NODE_ENV", "MAILBOX", "WEB_FOLDER"]),
  )
  expect(unexplained).toEqual([])
})
