import { afterEach, expect, it, vi } from "vitest"

vi.mock("./store.ts", async () => ({ auth: (await import("@voltread/ui/api/auth-port.ts")).guest }))

afterEach(() => vi.unstubAllGlobals())

it("begins a trace in the browser with each query, call and upload", async () => {
  const given: Array<string | null> = []
  vi.stubGlobal("fetch", async (_url: string, { headers }: RequestInit) => {
    given.push(new Headers(headers).get("traceparent"))
    return Response.json({ isSuccess: true, data: {} })
  })
  // After the stub: the clients keep the `fetch` that they found.
  const { request, call, callAsGuest } = await import("./request.ts")
  const { sendFile } = await import("./send-file.ts")

  await request("query Orders { orders }", {})
  await call({ method: "PUT", path: "/api/admin/settings" })
  await callAsGuest({ method: "POST", path: "/api/auth/login" })
  await sendFile("/api/admin/imports", new File(["sku"], "a.csv"), async () => null)

  for (const trace of given) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
  expect(new Set(given).size).toBe(4)
})
