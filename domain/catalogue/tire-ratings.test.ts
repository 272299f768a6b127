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

  test("rise with the load, without a gap", () => {
    for (let index = MIN_LOAD_INDEX; index < MAX_LOAD_INDEX; index++) {
      expect(loadKg(index + 1)).toBeGreaterThan(loadKg(index) ?? Number.NaN)
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
  expect([plyRating("C"), plyRating("E"), plyRating("L")]).toEqual([6, 10, 20])
})
