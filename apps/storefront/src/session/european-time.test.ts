import { describe, expect, test, vi } from "vitest"
import { isEuropeanTime } from "./european-time.ts"

const JANUARY = new Date("2026-01-15T12:00:00Z")
const JULY = new Date("2026-07-15T12:00:00Z")

/** Minutes that UTC is ahead of the zone's time, as `getTimezoneOffset` says it. */
const offsetIn = (timeZone: string, at: Date): number => {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(at)
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? ""
  const [, sign, hours = "0", minutes = "0"] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? []
  const ahead = Number(hours) * 60 + Number(minutes)
  return sign === "-" ? ahead : -ahead
}

const liveIn = (timeZone: string, at: Date): void => {
  const options = new Intl.DateTimeFormat("en-US", { timeZone }).resolvedOptions()
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offsetIn(timeZone, at))
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options)
}

const isEuropeanIn = (timeZone: string, at: Date): boolean => {
  liveIn(timeZone, at)
  try {
    return isEuropeanTime()
  } finally {
    vi.restoreAllMocks()
  }
}

describe("a device keeps the time of Europe", () => {
  const zones = Intl.supportedValuesOf("timeZone")

  test("in each of its time zones, in winter and in summer", () => {
    const european = zones.filter((zone) => /^Europe\/|^Atlantic\/(Azores|Canary|Madeira|Faroe)/.test(zone))
    expect(european.length).toBeGreaterThan(40)
    const missed = european.filter((zone) => ![JANUARY, JULY].every((at) => isEuropeanIn(zone, at)))
    expect(missed).toEqual([])
  })

  test("not in America, Asia or Africa, in winter or in summer", () => {
    const others = zones.filter((zone) => /^(America|Asia|Africa)\//.test(zone))
    expect(others.length).toBeGreaterThan(200)
    const found = others.filter((zone) => [JANUARY, JULY].some((at) => isEuropeanIn(zone, at)))
    expect(found).toEqual(["Africa/Ceuta", "Asia/Nicosia"])
  })

  test("and in America nothing but the offset is asked for", () => {
    liveIn("America/New_York", JULY)
    const format = vi.spyOn(Intl, "DateTimeFormat")
    expect(isEuropeanTime()).toBe(false)
    expect(format).not.toHaveBeenCalled()
  })
})
