import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readConfig } from "@voltread/api/composition/config.ts"
import { eventStoreDbEventLog } from "@voltread/api/platform/event-log/eventstoredb.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import { VENDORS } from "../simulators/registry/vendors.ts"
import { readSettings } from "./settings.ts"
import { type Shop, serverEnvironment } from "./shop.ts"

const ROOT = join(import.meta.dirname, "../..")
const DOCUMENTS = ["README.md", "docker-compose.yml", ".env.example"]

const formsIn = (document: string): ReadonlyArray<string> =>
  readFileSync(join(ROOT, document), "utf8").match(/\b(esdb|kurrentdb)(\+discover)?:\/\/[^\s`"'})]+/g) ?? []

const forms = [...new Set(DOCUMENTS.flatMap(formsIn))]

/** A shop as prepared by `npm start`, reduced to what its processes' environment needs. */
const shopWith = async (eventStoreUrl: string): Promise<Shop> => ({
  root: ROOT,
  settings: await Effect.runPromise(readSettings({ EVENTSTORE_URL: eventStoreUrl })),
  folder: { path: "data", logs: "data/logs", pids: "data/pids", wasKilled: false },
  ports: {
    postgres: 1,
    simulators: Object.fromEntries(VENDORS.map(({ name }, index) => [name, 10 + index])),
    api: 3,
    backoffice: 4,
  },
  secrets: { sessionSecret: "0".repeat(64), simulatorAdminToken: "token", demoPassword: "Demo-1" },
  databaseUrl: "postgres://shop@127.0.0.1/shop",
  screen: { line: () => Effect.void, step: (_what, action) => action },
  development: false,
})

describe("the EVENTSTORE_URL that the documents name", () => {
  test("comes in every form: one node, log-in, several nodes, a cluster to discover", () => {
    for (const document of DOCUMENTS) expect(formsIn(document), document).not.toEqual([])
    expect(forms.some((form) => /^esdb:\/\/[^,]+$/.test(form))).toBe(true)
    expect(forms.some((form) => form.includes("@"))).toBe(true)
    expect(forms.some((form) => /,.*,/.test(form))).toBe(true)
    expect(forms.some((form) => form.startsWith("esdb+discover://"))).toBe(true)
  })

  test.each(forms)("starts the shop: %s", async (form) => {
    const config = readConfig(serverEnvironment(await shopWith(form)))
    const url = Result.isFailure(config) ? config.failure.message : config.success.eventStoreUrl
    expect(url).toBe(form)
    const log = EventLog.pipe(Effect.provide(eventStoreDbEventLog({ url: form })))
    expect(await Effect.runPromise(log)).toHaveProperty("append")
  })
})

describe("an EVENTSTORE_URL that the client would not take", () => {
  test.each([
    "db:2113",
    "esdb://",
    "kurrentdb://host:2113",
    "esdb://host:port",
    "esdb://host:2113?tls=maybe",
    "esdb://root:hunter2@host:2113?tls",
  ])("is refused by starter and servers in the same words, without repeating it: %s", async (text) => {
    const config = readConfig({ EVENTSTORE_URL: text })
    const ofServer = Result.isFailure(config) ? config.failure.message : "accepted"
    const ofStarter = await Effect.runPromise(
      Effect.match(readSettings({ EVENTSTORE_URL: text }), {
        onSuccess: () => "accepted",
        onFailure: ({ message }) => message,
      }),
    )
    for (const message of [ofServer, ofStarter]) {
      expect(message).toMatch(/EVENTSTORE_URL:? must be a connection string of EventStoreDB/)
      expect(message).not.toContain("hunter2")
    }
  })
})
