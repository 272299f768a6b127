import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { paced } from "./pace.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("runs at once, then once a pause while it is asked, and never drops the last request", () => {
  const run = vi.fn<() => void>()
  const { ask } = paced(run, 1_000)
  ask()
  expect(run).toHaveBeenCalledTimes(1)
  for (let n = 0; n < 50; n += 1) ask()
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(999)
  ask()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(3)
  ask()
  expect(run).toHaveBeenCalledTimes(4)
})

it("does nothing more once stopped", () => {
  const run = vi.fn<() => void>()
  const { ask, stop } = paced(run, 1_000)
  ask()
  ask()
  stop()
  vi.advanceTimersByTime(5_000)
  expect(run).toHaveBeenCalledTimes(1)
})
