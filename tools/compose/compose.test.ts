import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DCLinter } from "dclint"
import { Result, Schema } from "effect"
import { describe, expect, test } from "vitest"
import { parse } from "yaml"
import { readConfig, VENDOR_VARIABLES } from "../../api/composition/config.ts"
import { braintreeVariables } from "../../api/gateways/braintree/variables.ts"
import { clickTrackerVariables } from "../../api/gateways/click-tracker/variables.ts"
import { coinbaseVariables } from "../../api/gateways/coinbase/variables.ts"
import { klarnaVariables } from "../../api/gateways/klarna/variables.ts"
import { minFraudVariables } from "../../api/gateways/minfraud/variables.ts"
import { plisioVariables } from "../../api/gateways/plisio/variables.ts"
import { simpleLeaseVariables } from "../../api/gateways/simple-lease/variables.ts"
import { VENDORS as SIMULATED } from "../simulators/registry/vendors.ts"
import { readSettings } from "../simulators/settings.ts"
import { API_PROGRAM, PROJECTOR_PROGRAM, SMALL_HEAP } from "../start/shop.ts"

/**
 * No Docker engine runs here: the file is checked against the Compose specification's own schema, and for plausibility.
 */
const ROOT = join(import.meta.dirname, "../..")
const FILE = join(ROOT, "docker-compose.yml")

const Variables = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Number]))
const Service = Schema.Struct({
  image: Schema.String,
  command: Schema.optionalKey(Schema.Array(Schema.String)),
  profiles: Schema.optionalKey(Schema.Array(Schema.String)),
  environment: Schema.optionalKey(Variables),
  env_file: Schema.optionalKey(Schema.Unknown),
  ports: Schema.optionalKey(Schema.Array(Schema.String)),
  volumes: Schema.optionalKey(Schema.Array(Schema.String)),
  healthcheck: Schema.optionalKey(Schema.Struct({ test: Schema.Array(Schema.String) })),
  depends_on: Schema.optionalKey(Schema.Record(Schema.String, Schema.Struct({ condition: Schema.String }))),
})
const Compose = Schema.Struct({
  services: Schema.Record(Schema.String, Service),
  volumes: Schema.Record(Schema.String, Schema.Null),
})

const compose = Schema.decodeUnknownSync(Compose)(parse(readFileSync(FILE, "utf8"), { merge: true }))
const services = Object.entries(compose.services)

/** Fills in `${NAME:-default}`, `${NAME-default}` and `${NAME:?reason}` as Compose does. */
function interpolate(text: string, given: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$\{(\w+)(:?[-?])?([^}]*)\}/g,
    (_all, name: string, operator = "", rest: string) => {
      const value = given[name]
      if (value !== undefined && (value !== "" || !operator.startsWith(":"))) return value
      if (operator.endsWith("?")) throw new Error(`${name}: ${rest}`)
      return operator.endsWith("-") ? rest : ""
    },
  )
}

function environmentOf(name: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(compose.services[name]?.environment ?? {})
  return Object.fromEntries(entries.map(([key, value]) => [key, interpolate(String(value), given)]))
}

/** Decoded, because the package's type declarations do not resolve for Node's module rules. */
const LintResults = Schema.Array(
  Schema.Struct({ messages: Schema.Array(Schema.Struct({ rule: Schema.String, message: Schema.String })) }),
)

function violations(file: string): ReadonlyArray<string> {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] })
  return Schema.decodeUnknownSync(LintResults)(linter.lintFiles([file], false))
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => rule === "invalid-schema" || rule === "invalid-yaml")
    .map(({ message }) => message)
}

const VENDORS = [
  ["Braintree", /^(BRAINTREE|CARD_FORM|GOOGLE_PAY_SHEET)_/, braintreeVariables],
  ["Klarna", /^KLARNA_/, klarnaVariables],
  ["Plisio", /^PLISIO_/, plisioVariables],
  ["Coinbase", /^COINBASE_/, coinbaseVariables],
  ["the lender", /^SIMPLE_LEASE_/, simpleLeaseVariables],
  ["the fraud check", /^MINFRAUD_/, minFraudVariables],
  ["the click tracker", /^AFFILIATE_TRACKER_/, clickTrackerVariables],
] as const
const secrets = { POSTGRES_PASSWORD: "letters", SESSION_SECRET: "0".repeat(64) }
const variablesOf = (vendor: RegExp) =>
  Object.keys(environmentOf("api", secrets)).filter((name) => vendor.test(name))

describe("docker-compose.yml", () => {
  test("follows the Compose specification", () => {
    expect(violations(FILE)).toEqual([])
  })

  test("would be found invalid if it did not", () => {
    const folder = mkdtempSync(join(tmpdir(), "voltread-compose-"))
    const broken = join(folder, "docker-compose.yml")
    writeFileSync(
      broken,
      readFileSync(FILE, "utf8").replace("restart: unless-stopped", "restrat: unless-stopped"),
    )
    expect(violations(broken).join()).toContain("additional properties")
    rmSync(folder, { recursive: true })
  })

  test("has a single event store by default, and a cluster of three in a profile", () => {
    const cluster = services.filter(([, { profiles }]) => profiles?.includes("cluster"))
    const names = cluster.map(([name]) => name)
    expect(names).toHaveLength(3)
    for (const [name, { environment }] of cluster) {
      const others = names.filter((other) => other !== name).map((other) => `${other}:2113`)
      expect(environment?.EVENTSTORE_CLUSTER_SIZE).toBe(3)
      expect(environment?.EVENTSTORE_GOSSIP_SEED).toBe(others.join(","))
      expect(environment?.EVENTSTORE_NODE_HOST_ADVERTISE_AS).toBe(name)
    }
    expect(compose.services.eventstore?.profiles).toBeUndefined()
    const url = readFileSync(join(ROOT, ".env.example"), "utf8").match(/EVENTSTORE_URL=esdb:\/\/(.*)\?/)?.[1]
    expect(url).toBe(names.map((name) => `${name}:2113`).join(","))
  })

  test("gives no event store the shop's own variables, which would keep it from starting", () => {
    const stores = services.filter(([, { image }]) => image.startsWith("eventstore/"))
    expect(stores).toHaveLength(4)
    for (const [name, { environment = {}, env_file }] of stores) {
      expect(Object.keys(environment), name).not.toContain("EVENTSTORE_URL")
      expect(env_file, name).toBeUndefined()
    }
  })

  test("runs API and projector with the heap that `npm start` gives them", () => {
    for (const [name, program] of [
      ["api", API_PROGRAM],
      ["projector", PROJECTOR_PROGRAM],
    ] as const)
      expect(compose.services[name]?.command, name).toEqual(["node", ...SMALL_HEAP, program])
  })

  test("names only services, volumes and programs that exist", () => {
    for (const [name, { depends_on = {}, volumes = [], command = [] }] of services) {
      for (const [other, { condition }] of Object.entries(depends_on)) {
        const needed = compose.services[other]
        expect(needed, `${name} waits for ${other}`).toBeDefined()
        if (condition === "service_healthy")
          expect(needed?.healthcheck, `${other} tells its health`).toBeDefined()
      }
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(":")[0])
      for (const file of command.filter((word) => word.endsWith(".ts"))) {
        expect(existsSync(join(ROOT, file)), file).toBe(true)
      }
    }
  })

  test("keeps the data folder of the image in a volume that API and projector share", () => {
    const [, folder, imports] =
      / DATA_DIR=(\S+) IMPORT_FOLDER=(\S+)/.exec(readFileSync(join(ROOT, "Dockerfile"), "utf8")) ?? []
    expect(imports).toBe(`${folder}/imports`)
    for (const name of ["api", "projector"])
      expect(compose.services[name]?.volumes, name).toEqual([`shop:${folder}`])
  })

  test.each(SIMULATED.map((vendor) => [vendor.name, vendor] as const))(
    "starts the simulator of %s, and sends API and projector to it",
    (_, { urlVariable, portVariable, prepare }) => {
      const given = environmentOf("simulators", { ...secrets, SIMULATORS_ADMIN_TOKEN: "1".repeat(64) })
      const shared = Result.getOrThrow(readSettings(given, () => undefined))
      expect(Result.isSuccess(prepare(given, shared))).toBe(true)
      expect(environmentOf("api", secrets)[urlVariable]).toBe(`http://simulators:${given[portVariable]}`)
    },
  )

  test("opens no port to other machines, and pins every image", () => {
    for (const [name, { ports = [], image }] of services) {
      for (const port of ports) expect(port, name).toMatch(/^127\.0\.0\.1:/)
      expect(image, name).toMatch(/:[\w.-]*(\d|local)[\w.-]*$/)
    }
  })

  test.each(["api", "projector"])("gives the %s a configuration that it accepts", (name) => {
    const config = readConfig(environmentOf(name, secrets))
    expect(Result.isFailure(config) ? config.failure.message : "").toBe("")
  })

  test("is tried with every vendor", () => {
    expect(new Set(VENDORS.map(([, , variables]) => variables))).toEqual(new Set(VENDOR_VARIABLES))
  })

  test.each(VENDORS)(
    "%s is simulated unless its variables are set, and off where they are set to nothing",
    (_, vendor, variables) => {
      const nothing = variablesOf(vendor).map((name) => [name, ""])
      const simulated = Result.getOrThrow(readConfig(environmentOf("api", secrets)))
      expect(variables.settingsOf(simulated)?.baseUrl).toMatch(/^http:\/\/simulators:/)
      const off = Result.getOrThrow(
        readConfig(environmentOf("api", { ...secrets, ...Object.fromEntries(nothing) })),
      )
      expect(variables.settingsOf(off)).toBeUndefined()
      const others = Object.entries(simulated.vendorVariables).filter(([name]) => !vendor.test(name))
      expect(off).toEqual({ ...simulated, vendorVariables: Object.fromEntries(others) })
    },
  )

  test.each(VENDORS)("%s for real needs all its variables, none of the simulator's", (_, vendor) => {
    const configOf = (names: ReadonlyArray<string>) =>
      readConfig(
        environmentOf("api", {
          ...secrets,
          ...Object.fromEntries(
            names.map((name) => [name, name.endsWith("_URL") ? "https://vendor.example" : "1".repeat(64)]),
          ),
        }),
      )
    const all = variablesOf(vendor)
    expect(Result.isSuccess(configOf(all))).toBe(true)
    // The tracker's address alone decides who it is: its token may be that of a simulator, too.
    for (const missing of all.filter((name) => name !== "AFFILIATE_TRACKER_URL")) {
      const config = configOf(all.filter((name) => name !== missing))
      expect(Result.isFailure(config) && config.failure.message, missing).toContain(
        `${missing}: is the simulator's`,
      )
    }
  })

  test("does not start without its secrets", () => {
    expect(() => environmentOf("api", { POSTGRES_PASSWORD: "letters" })).toThrow("openssl rand -hex 32")
    expect(() => environmentOf("api", { SESSION_SECRET: "0".repeat(64) })).toThrow("set POSTGRES_PASSWORD")
  })
})
