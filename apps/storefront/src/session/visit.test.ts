import { describe, expect, it } from "vitest"
import { type Arrival, beginsVisit } from "./visit.ts"

const arrival = (change: Partial<Arrival> = {}): Arrival => ({
  parameters: {},
  referrer: "",
  origin: "https://shop.example",
  isReturn: false,
  ...change,
})
const VISIT = "11111111-1111-4111-8111-111111111111"

describe("a page begins a visit", () => {
  it("when none is going on", () => {
    expect(beginsVisit(arrival(), {})).toBe(true)
    expect(beginsVisit(arrival({ isReturn: true }), {})).toBe(true)
    expect(beginsVisit(arrival(), { visit_id: VISIT })).toBe(false)
  })

  it("when another link than before led here, and not when the same one is reloaded", () => {
    const known = { visit_id: VISIT, utm_source: "google", gclid: "a" }
    expect(beginsVisit(arrival({ parameters: { utm_source: "google", gclid: "a" } }), known)).toBe(false)
    expect(beginsVisit(arrival({ parameters: { utm_source: "google", gclid: "b" } }), known)).toBe(true)
  })

  it("without cookies, when it was not reached from a page of ours, nor reloaded", () => {
    expect(beginsVisit(arrival(), null)).toBe(true)
    expect(beginsVisit(arrival({ referrer: "https://news.example/a" }), null)).toBe(true)
    expect(beginsVisit(arrival({ referrer: "https://shop.example/tires" }), null)).toBe(false)
    expect(beginsVisit(arrival({ isReturn: true }), null)).toBe(false)
  })
})
