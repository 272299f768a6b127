import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { aQuestion, fraudCheckerContract } from "@voltread/api/fraud/fraud-checker.contract.ts"
import { type MinFraudConfig, makeMinFraud } from "@voltread/api/gateways/minfraud/minfraud.ts"
import { Effect, Schema } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { operatorOf } from "../example-call.ts"
import type { RunningSimulator } from "../vendor.ts"
import { startMinFraud } from "./server.ts"

const keys = { accountId: "10", licenseKey: "license-of-tests" }
const adminToken = "admin-token-of-tests"

const Checks = Schema.Struct({ checks: Schema.Array(Schema.Struct({ id: Schema.String })) })

let directory: string
let simulator: RunningSimulator
const complaints: Array<string> = []

const start = () =>
  startMinFraud({
    host: "127.0.0.1",
    port: 0,
    directory,
    adminToken,
    keys,
    webhookUrl: undefined,
    webhookRetryMs: 20,
    report: (problem) => complaints.push(problem),
  })
const adapter = (change: Partial<MinFraudConfig> = {}) =>
  makeMinFraud({ baseUrl: simulator.url, timeoutMs: 3_000, ...keys, ...change })
const admin = (method: string, path: string, body?: unknown) =>
  operatorOf(simulator, adminToken)(method, path, body)
const checks = async (orderId: string): Promise<unknown> =>
  (await admin("GET", `/checks?transactionId=${orderId}`)).json()

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "voltread-minfraud-"))
  simulator = await start()
})
afterAll(async () => {
  await simulator.close()
  await rm(directory, { recursive: true, force: true })
})
afterEach(() => admin("DELETE", "/faults"))

fraudCheckerContract("minFraud's simulator", {
  checker: () => adapter(),
  stranger: () => adapter({ licenseKey: "another" }),
  riskyEmail: "ada+risk92@example.com",
})

const sandbox = {
  accountId: process.env.MINFRAUD_SANDBOX_ACCOUNT_ID ?? "",
  licenseKey: process.env.MINFRAUD_SANDBOX_LICENSE_KEY ?? "",
}
describe.skipIf(Object.values(sandbox).includes(""))("with the vendor's sandbox", () => {
  const at = (change: Partial<MinFraudConfig>) =>
    makeMinFraud({ baseUrl: "https://sandbox.maxmind.com", timeoutMs: 10_000, ...sandbox, ...change })
  fraudCheckerContract("minFraud's sandbox", {
    checker: () => at({}),
    stranger: () => at({ licenseKey: "another" }),
  })
})

describe("minFraud", () => {
  it("complains of what it could not answer", async () => {
    // No calendar has a day that late.
    await admin("PUT", "/clock", { offsetMs: 8_640_000_000_000_000 })
    const asked = await Effect.runPromise(Effect.result(adapter().ask(aQuestion({}))))
    await admin("PUT", "/clock", { offsetMs: 0 })
    expect(asked._tag).toBe("Failure")
    expect(complaints).toContainEqual(expect.stringMatching(/^minfraud: POST .*insights: /))
  })

  const ask = (email: string) => Effect.runPromise(adapter().ask(aQuestion({ email })))

  it("answers what the tags of the email address say", async () => {
    expect(await ask("ada+risk82+abroad+disposable+manual@example.com")).toMatchObject({
      score: 82,
      distance: expect.toSatisfy((km: number) => km > 7_000),
      reasons: [
        "The email address is disposable.",
        "The order came from another country than the billing address.",
        "The network it came from has a risk of 71.5 out of 99.",
        "Our own rules at MaxMind say: review by hand.",
      ],
    })
    expect(await ask("ada@example.com")).toMatchObject({
      emailFirstSeen: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      reasons: [],
    })
    expect(await ask("ada+new@example.com")).toMatchObject({
      emailFirstSeen: new Date().toISOString().slice(0, 10),
    })
  })

  it.each([
    ["a lost answer", { kind: "drop", when: "after" }, 2],
    ["a dropped connection", { kind: "drop", when: "before" }, 1],
    ["an error that is not JSON", { kind: "status", status: 502 }, 1],
    ["too many requests", { kind: "status", status: 429 }, 1],
  ])("asks again after %s", async (_, fault, answered) => {
    await admin("POST", "/faults", { calls: 1, operation: "insights", ...fault })
    const question = aQuestion()
    expect((await Effect.runPromise(adapter().ask(question))).score).toBeGreaterThan(0)
    expect(await checks(question.orderId)).toHaveProperty("checks.length", answered)
  })

  it("gives up after three tries", async () => {
    await admin("POST", "/faults", { kind: "status", status: 503, calls: 4, operation: "insights" })
    const failure = await Effect.runPromise(Effect.flip(adapter().ask(aQuestion())))
    expect(failure).toMatchObject({ _tag: "GatewayUnavailable", reason: "503" })
    expect(await (await admin("GET", "/faults")).json()).toMatchObject({ faults: [{ left: 1 }] })
  })

  it("does not wait longer than it may", async () => {
    await admin("POST", "/faults", { kind: "hang", calls: 1, operation: "insights" })
    const failure = await Effect.runPromise(Effect.flip(adapter({ timeoutMs: 50 }).ask(aQuestion())))
    expect(failure).toMatchObject({ _tag: "GatewayUnavailable", reason: "no answer in 50 ms" })
  })

  it.each([
    ["no authorization", undefined, 401, "ACCOUNT_ID_REQUIRED"],
    ["no license key", "10:", 401, "LICENSE_KEY_REQUIRED"],
    ["another license key", "10:other", 401, "AUTHORIZATION_INVALID"],
  ])("refuses a call with %s in its own words", async (_, credentials, status, code) => {
    const answer = await fetch(`${simulator.url}/minfraud/v2.0/insights`, {
      method: "POST",
      headers: credentials === undefined ? {} : { authorization: `Basic ${btoa(credentials)}` },
    })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code })
  })

  it.each([
    ["no JSON", "{", "JSON_INVALID"],
    ["not what it takes", "{}", "REQUEST_INVALID"],
  ])("refuses a body that is %s", async (_, body, code) => {
    const answer = await fetch(`${simulator.url}/minfraud/v2.0/insights`, {
      method: "POST",
      headers: {
        authorization: `Basic ${btoa(`${keys.accountId}:${keys.licenseKey}`)}`,
        "content-type": "application/json",
      },
      body,
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code })
  })

  it("answers the score that an operator has set for an address or an order, over a restart too", async () => {
    const [calm, tagged] = ["eve@example.com", "eve+risk70@example.com"]
    await admin("POST", "/scores", { about: "EVE@example.com", riskScore: 91 })
    await simulator.close()
    simulator = await start()
    expect(await ask(calm)).toMatchObject({ score: 91 })
    expect(await ask(tagged)).toMatchObject({ score: 70 })

    const question = aQuestion({ email: tagged })
    await Effect.runPromise(adapter().ask(question))
    const asked = Schema.decodeUnknownSync(Checks)(await checks(question.orderId))
    await admin("POST", `/checks/${asked.checks[0]?.id}/next-score`, { riskScore: 30 })
    expect(await Effect.runPromise(adapter().ask(question))).toMatchObject({ score: 30 })

    await admin("POST", `/scores/${encodeURIComponent(calm)}/removal`, {})
    await simulator.close()
    simulator = await start()
    expect((await ask(calm)).score).toBeLessThan(5)
  })

  it("keeps its books over a restart", async () => {
    const question = aQuestion({ orderId: `T-${randomUUID()}`, email: "ada+risk70@example.com" })
    await Effect.runPromise(adapter().ask(question))
    await simulator.close()
    simulator = await start()
    expect(await checks(question.orderId)).toMatchObject({
      checks: [{ transactionId: question.orderId, riskScore: 70 }],
    })
  })
})
