import { describe, expect, test } from "vitest"
import {
  isSpeedSymbol,
  LOAD_RANGES,
  loadKg,
  loadLb,
  MAX_LOAD_INDEX,
  MIN_LOAD_INDEX,
  plyRating,
  SPEED_SYMBOLS,
  topSpeed,
} from "./tire-ratings.ts"

describe("load indexes", () => {
  test.each([
    [50, 190, 419],
    [75, 387, 853],
    [88, 560, 1235],
    [100, 800, 1764],
    [102, 850, 1874],
    [121, 1450, 3197],
    [146, 3000, 6614],
    [165, 5150, 11354],
  ])("%d is %d kg or %d lb", (index, kg, lb) => {
    expect([loadKg(index), loadLb(index)]).toEqual([kg, lb])
  })

  test.each([49, 166, -1, 99.5, Number.NaN])("%d is none", (index) => {
    expect([loadKg(index), loadLb(index)]).toEqual([undefined, undefined])
  })

  test("run from 50 to 165, each for 2.9 % more than the one before, rounded", () => {
    expect([MIN_LOAD_INDEX, MAX_LOAD_INDEX]).toEqual([50, 165])
    for (let index = MIN_LOAD_INDEX; index <= MAX_LOAD_INDEX; index++) {
      const kg = loadKg(index) ?? Number.NaN
      expect(kg).toBeGreaterThan(loadKg(index - 1) ?? 0)
      expect(Math.abs(kg / (190 * 10 ** ((index - 50) / 80)) - 1), `load index ${index}`).toBeLessThan(0.02)
    }
  })
})

describe("speed symbols", () => {
  test.each([
    ["Q", 99, 160],
    ["T", 118, 190],
    ["H", 130, 210],
    ["V", 149, 240],
    ["Y", 186, 300],
    ["(Y)", 187, 301],
  ] as const)("%s is %d mph or %d km/h", (symbol, mph, kmh) => {
    expect(topSpeed(symbol)).toEqual({ kmh, mph })
  })

  test.each(SPEED_SYMBOLS)("%s says the same in both units", (symbol) => {
    const { kmh, mph } = topSpeed(symbol)
    expect(mph).toBe(Math.round(kmh / 1.609_344))
  })

  test("are in the order of their speeds in both units", () => {
    for (const unit of ["kmh", "mph"] as const) {
      const speeds = SPEED_SYMBOLS.map((symbol) => topSpeed(symbol)[unit])
      expect(speeds).toEqual([...new Set(speeds)].sort((a, b) => a - b))
    }
  })

  test.each(["", "A", "I", "O", "X", "Z", "h", "toString"])("%j is none", (text) => {
    expect(isSpeedSymbol(text)).toBe(false)
  })
})

test("load ranges rise in plies by their letters", () => {
  const plies = LOAD_RANGES.map(plyRating)
  expect(plies).toEqual([...plies].sort((a, b) => a - b))
  expect(LOAD_RANGES.slice(-8).map((range) => [range, plyRating(range)])).toEqual([
    ["C", 6],
    ["D", 8],
    ["E", 10],
    ["F", 12],
    ["G", 14],
    ["H", 16],
    ["J", 18],
    ["L", 20],
  ])
})
