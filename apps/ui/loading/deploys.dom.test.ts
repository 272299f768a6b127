// @vitest-environment happy-dom
import { expect, it, vi } from "vitest"
import { reportMissing, watchDeploys } from "./deploys.ts"

it("reloads the page once where code is missing because the shop has another release", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined)
  const ask = vi.fn<() => Promise<Response>>(async () => new Response(null, { status: 200 }))
  vi.stubGlobal("fetch", ask)
  const missing = () => expect(() => reportMissing(new Error("offline"))).toThrow("offline")
  watchDeploys("/assets/entry.js")

  missing()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1))
  ask.mockImplementation(async () => new Response(null, { status: 404 }))
  missing()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  missing()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(reload).toHaveBeenCalledTimes(1)
})
