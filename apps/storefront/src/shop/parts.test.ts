import { expect, it, vi } from "vitest"
import { isPartMissing, onMissingPart, part, retryParts } from "./parts.ts"

it("waits with a part that did not load until it is tried again", async () => {
  const told = vi.fn()
  const stop = onMissingPart(told)
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue("drawer")
  const drawer = part(load)
  await vi.waitUntil(isPartMissing)
  expect(told).toHaveBeenCalledTimes(1)
  retryParts()
  expect(isPartMissing()).toBe(false)
  await vi.waitUntil(isPartMissing)
  retryParts()
  expect(await drawer).toBe("drawer")
  expect(isPartMissing()).toBe(false)
  stop()
})
