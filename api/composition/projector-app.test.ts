import { RunnerStatus } from "@voltread/projections/platform/status.ts"
import { Result } from "effect"
import { expect, test } from "vitest"
import { AuditStatus } from "../audit/audit-status.ts"
import { readConfig } from "../platform/config.ts"
import { makeProjectorApp } from "./projector-app.ts"

const config = Result.getOrThrow(
  readConfig({
    NODE_ENV: "test",
    DATABASE_URL: "postgres://shop@127.0.0.1:1/voltread",
    BRAINTREE_URL: "http://127.0.0.1:9",
    BRAINTREE_MERCHANT_ID: "m",
    BRAINTREE_PUBLIC_KEY: "p",
    BRAINTREE_PRIVATE_KEY: "p",
    SESSION_SECRET: "a secret of the tests that is long enough",
    LOG_LEVEL: "silent",
  }),
)

test("the projector tells operators what it does, as it is when they ask", async () => {
  const status = new RunnerStatus()
  const app = await makeProjectorApp(config, status, new AuditStatus())
  const figure = async (name: string) => {
    const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })
    return Number(new RegExp(`^voltread_projection_${name}{[^}]*} (\\S+)$`, "m").exec(body)?.[1])
  }
  expect([await figure("active"), await figure("events_total")]).toEqual([0, 0])
  status.activate(true)
  status.applied(40, "1", undefined, Date.now())
  status.applied(2, "2", undefined, Date.now())
  status.parked(1)
  expect([await figure("active"), await figure("events_total"), await figure("parked_events")]).toEqual([
    1, 42, 1,
  ])
  expect(await figure("events_total")).toBe(42)
  await app.close()
})

test("a projector that fails or trails is not healthy, one that keeps up or stands by is", async () => {
  const status = new RunnerStatus()
  const app = await makeProjectorApp(config, status, new AuditStatus())
  const health = async () => (await app.inject("/healthz")).statusCode
  expect(await health()).toBe(200)
  status.failed()
  expect(await health()).toBe(503)
  status.caughtUp("1")
  expect(await health()).toBe(200)
  status.behind(Date.now() - 60_000)
  expect(await health()).toBe(503)
  await app.close()
})
