import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { createHydration } from "./hydration.ts"

const assign = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("window", { location: { assign } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  assign.mockReset()
})

it("holds whoever leaves until the page is alive", async () => {
  const hydration = createHydration()
  const left = vi.fn()
  void hydration.leaving("/search").then(left)
  await vi.advanceTimersByTimeAsync(100)
  expect(left).not.toHaveBeenCalled()
  hydration.finish()
  await vi.runAllTimersAsync()
  expect(left).toHaveBeenCalledTimes(1)
  expect(assign).not.toHaveBeenCalled()
})

it("loads the next page where this one does not come alive, but not to prepare one", async () => {
  const hydration = createHydration()
  void hydration.leaving(null)
  await vi.runAllTimersAsync()
  expect(assign).not.toHaveBeenCalled()
  void hydration.leaving("/search?q=tv")
  await vi.runAllTimersAsync()
  expect(assign).toHaveBeenCalledExactlyOnceWith("/search?q=tv")
})
