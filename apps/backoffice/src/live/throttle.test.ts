import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { throttle } from "./throttle.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("runs at once, then once an interval while it is called, and never drops the last call", () => {
  const run = vi.fn<() => void>()
  const { call } = throttle(run, 1_000)
  call()
  expect(run).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 50; n += 1) call()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(999)
  call()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(3)
  call()
  expect(run).toHaveBeenCalledTimes(4)
})

it("does nothing more once canceled", () => {
  const run = vi.fn<() => void>()
  const { call, cancel } = throttle(run, 1_000)
  call()
  call()
  cancel()
  vi.advanceTimersByTime(5_000)
  expect(run).toHaveBeenCalledTimes(1)
})
