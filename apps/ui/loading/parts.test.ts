import { afterEach, expect, it, vi } from "vitest"
import { isPartMissing, onMissingPart, part, retryParts } from "./parts.ts"

const reload = vi.fn()
const isReachable = vi.fn<() => Promise<{ readonly ok: boolean }>>()
vi.stubGlobal("window", { location: { href: "http://shop.test/", reload } })
vi.stubGlobal("fetch", isReachable)
afterEach(() => {
  vi.clearAllMocks()
})

it("waits with a part that did not load until it is tried again", async () => {
  isReachable.mockRejectedValue(new TypeError("Failed to fetch"))
  const told = vi.fn()
  const stop = onMissingPart(told)
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue("drawer")
  const drawer = part(load)
  await vi.waitUntil(isPartMissing, { timeout: 10_000 })
  expect(told).toHaveBeenCalledTimes(1)
  retryParts()
  expect(isPartMissing()).toBe(false)
  await vi.waitUntil(isPartMissing, { timeout: 10_000 })
  retryParts()
  expect(await drawer).toBe("drawer")
  expect(isPartMissing()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  stop()
})

it("asks for a new page when the shop answers and the part still does not load", async () => {
  isReachable.mockResolvedValue({ ok: true })
  void part(() => Promise.reject(new TypeError("Failed to fetch")))
  await vi.waitUntil(isPartMissing, { timeout: 10_000 })
  expect(reload).not.toHaveBeenCalled()
  retryParts()
  await vi.waitUntil(isPartMissing, { timeout: 10_000 })
  expect(reload).toHaveBeenCalledTimes(1)
})
