import Fastify from "fastify"
import { expect, onTestFinished, test } from "vitest"
import { makeEventStreams } from "./event-stream.ts"
import { makeMetrics, useMetrics } from "./metrics.ts"
import { usePermissions } from "./permission.ts"
import { GUEST } from "./viewer.ts"

test("requests are measured, and not how long somebody watches a live stream", async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  const metrics = makeMetrics("api")
  usePermissions(app, async () => GUEST)
  useMetrics(app, metrics, { token: undefined, isBehindProxy: false })
  const streams = makeEventStreams(app)
  const config = { access: "browse" } as const
  app.get("/events", { config }, async (_, reply) => {
    streams.open(reply, "1")
    return reply
  })
  app.get("/page", { config }, async () => "page")

  const watching = app.inject({ url: "/events" })
  await app.inject({ url: "/page" })
  streams.endAll()
  expect((await watching).body).toContain("retry:")
  const { values } = await metrics.requests.get()
  expect(new Set(values.map(({ labels }) => labels.route))).toEqual(new Set(["/page"]))
})
