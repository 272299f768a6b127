import { expect, test } from "vitest"
import { Lag } from "./lag.ts"

const position = (number: number) => String(number).padStart(19, "0")

test("read models that keep up have no lag, however fast the log grows", () => {
  const lag = new Lag(10_000)
  for (let second = 0; second < 100; second += 1)
    expect(lag.observe(position(second * 1_000), position(second * 1_000), second * 1_000)).toBe(0)
  expect(lag.hasKeptUp).toBe(true)
})

test("a log that grows faster than it is projected makes the lag grow, although each head is reached one day", () => {
  const lag = new Lag(10_000)
  const lags = Array.from({ length: 100 }, (_, second) =>
    lag.observe(position(second * 1_000), position(second * 500), second * 1_000),
  )
  expect(lags[10]).toBeGreaterThanOrEqual(4_000)
  expect(lags[99]).toBeGreaterThanOrEqual(49_000)
  expect(lags.toSorted((a, b) => a - b)).toEqual(lags)
})

test("the lag is over when what was missing is there", () => {
  const lag = new Lag(10_000)
  lag.observe(position(10), position(0), 0)
  expect(lag.hasKeptUp).toBe(false)
  expect(lag.observe(position(10), position(5), 30_000)).toBe(30_000)
  expect(lag.observe(position(11), position(10), 31_000)).toBe(0)
  expect(lag.observe(position(11), position(11), 32_000)).toBe(0)
  expect(lag.hasKeptUp).toBe(true)
})

test("under load, where the log is always a moment ahead, read models keep up all the same", () => {
  const lag = new Lag(10_000)
  lag.observe(position(100), position(60), 0)
  expect(lag.hasKeptUp).toBe(false)
  expect(lag.observe(position(200), position(160), 1_000)).toBe(0)
  expect(lag.hasKeptUp).toBe(true)
})

test("behind a rebuild read models keep up once they reach what was seen a moment ago, not what was seen long ago", () => {
  const lag = new Lag(10_000)
  for (let second = 0; second < 60; second += 1)
    lag.observe(position(1_000 + second), position(0), second * 1_000)
  lag.observe(position(1_060), position(1_010), 60_000)
  expect(lag.hasKeptUp).toBe(false)
  lag.observe(position(1_061), position(1_055), 61_000)
  expect(lag.hasKeptUp).toBe(true)
})

test("what is projected beyond the head that was seen is no lag", () => {
  const lag = new Lag(10_000)
  expect(lag.observe(position(5), position(9), 0)).toBe(0)
  expect(lag.observe(position(9), position(9), 1_000)).toBe(0)
})
