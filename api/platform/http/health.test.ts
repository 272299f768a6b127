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
  const ask = async (...paths: ReadonlyArray<string>) => {
    const answers = Promise.all(paths.map((path) => app.inject(path)))
    await vi.waitFor(() => expect(silent).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(2_000)
    return (await answers).map(({ statusCode, body }) => [statusCode, JSON.parse(body)])
  }
  const no = [503, { status: "unavailable" }]
  await app.ready()
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] })
  try {
    expect(await ask("/readyz", "/readyz", "/healthz")).toEqual([no, no, no])
    expect(await ask("/readyz")).toEqual([no])
    expect(silent).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10_000)
    silent.mockClear()
    expect(await ask("/readyz")).toEqual([no])
    expect(silent).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})
