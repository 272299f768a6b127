import Fastify from "fastify"
import { expect, test, vi } from "vitest"
import { healthRoutes } from "./health.ts"
import { useEffectSchemas } from "./schema-compiler.ts"
import { useStopping } from "./stopping.ts"

test("a database that says nothing is told in time, and only asked anew when its answer must be lost", async () => {
  const app = Fastify()
  useStopping(app)
  const silent = vi.fn(() => new Promise<never>(() => undefined))
  healthRoutes(useEffectSchemas(app), silent)
  const ask = async (path: string) => {
    const { statusCode, body } = await app.inject(path)
    return [statusCode, JSON.parse(body)]
  }
  const no = [503, { status: "unavailable" }]
  vi.useFakeTimers({ toFake: ["Date"] })
  try {
    const since = performance.now()
    expect(await Promise.all([ask("/readyz"), ask("/readyz"), ask("/healthz")])).toEqual([no, no, no])
    expect(await ask("/readyz")).toEqual(no)
    expect(performance.now() - since).toBeLessThan(4_000)
    expect(silent).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10_001)
    expect(await ask("/readyz")).toEqual(no)
    expect(silent).toHaveBeenCalledTimes(2)
  } finally {
    vi.useRealTimers()
  }
})
