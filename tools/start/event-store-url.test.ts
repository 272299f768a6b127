import { readFileSync } from "node:fs"
import { join } from "node:path"
import { readConfig } from "@voltread/api/composition/config.ts"
import { eventStoreDbEventLog } from "@voltread/api/platform/event-log/eventstoredb.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { Effect, Result } from "effect"
import { describe, expect, test } from "vitest"
import { readSettings } from "./settings.ts"
import { serverEnvironment } from "./shop.ts"
import { preparedShop } from "./testing/prepared-shop.ts"

const ROOT = join(import.meta.dirname, "../..")
const DOCUMENTS = ["README.md", "docker-compose.yml", ".env.example"]

const formsIn = (document: string): ReadonlyArray<string> =>
  readFileSync(join(ROOT, document), "utf8").match(/\b(esdb|kurrentdb)(\+discover)?:\/\/[^\s`"'})]+/g) ?? []

const forms = [...new Set(DOCUMENTS.flatMap(formsIn))]

describe("the EVENTSTORE_URL that the documents name", () => {
  test("comes in every form: one node, log-in, several nodes, a cluster to discover", () => {
    for (const document of DOCUMENTS) expect(formsIn(document), document).not.toEqual([])
    expect(forms.some((form) => /^esdb:\/\/[^,]+$/.test(form))).toBe(true)
    expect(forms.some((form) => form.includes("@"))).toBe(true)
    expect(forms.some((form) => /,.*,/.test(form))).toBe(true)
    expect(forms.some((form) => form.startsWith("esdb+discover://"))).toBe(true)
  })

  test.each(forms)("starts the shop: %s", async (form) => {
    const config = readConfig(serverEnvironment(await preparedShop({ EVENTSTORE_URL: form })))
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
