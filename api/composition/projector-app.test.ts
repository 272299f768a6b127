import { RunnerStatus } from "@voltread/projections/platform/status.ts"
import { Result } from "effect"
import { expect, test } from "vitest"
import { AuditStatus } from "../audit/audit-status.ts"
import type { MailBacklog } from "../mail/mail-metrics.ts"
import { readConfig } from "./config.ts"
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

test("the projector reports its current state to operators", async () => {
  const status = new RunnerStatus()
  const app = await makeProjectorApp(config, status, new AuditStatus(), async () => null)
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

test("metrics report the size of the outbox and the disk space, and nothing that is unknown", async () => {
  const bodyWith = async (backlog: MailBacklog | null) => {
    const app = await makeProjectorApp(config, new RunnerStatus(), new AuditStatus(), async () => backlog)
    const { body } = await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })
    await app.close()
    return body
  }
  const body = await bodyWith({ mails: 3, oldest: 90.5, undelivered: 2 })
  expect(body).toMatch(/^voltread_mail_waiting{[^}]*} 3$/m)
  expect(body).toMatch(/^voltread_mail_oldest_seconds{[^}]*} 90\.5$/m)
  expect(body).toMatch(/^voltread_mail_undelivered{[^}]*} 2$/m)
  expect(body).toMatch(/^voltread_disk_free_bytes{[^}]*} [1-9]/m)
  expect(await bodyWith(null)).not.toMatch(/^voltread_(mail|audit)_\w+{/m)
})

test("a projector that fails or lags is unhealthy, one that keeps up or stands by is healthy", async () => {
  const status = new RunnerStatus()
  const app = await makeProjectorApp(config, status, new AuditStatus(), async () => null)
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
