import type { Envelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { type ConsentChoice, onConsentAsked } from "./consent.ts"
import { type Arrival, beginsVisit, countVisit } from "./visit.ts"

const analytics = vi.fn()
let isEuropean = false
vi.mock("./european-time.ts", () => ({ isEuropeanTime: () => isEuropean }))
vi.mock("../analytics/google-tag-id.ts", () => ({ googleTagId: () => "G-1" }))
vi.mock("../analytics/google-tag.ts", () => ({ googleTag: () => ({}) }))
vi.mock("../analytics/analytics.ts", () => ({ connectAnalytics: () => analytics() }))

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

describe("a visitor", () => {
  const jar = new Map<string, string>()
  const calls: Array<RestCall> = []
  let answer = { mayIdentify: true, asksForConsent: false }
  const rest = async (call: RestCall): Promise<Envelope> => {
    calls.push(call)
    return {
      isSuccess: true,
      successMessage: "",
      errorMessage: "",
      fieldErrors: [],
      data: answer,
    }
  }

  beforeEach(() => {
    jar.clear()
    calls.length = 0
    analytics.mockReset()
    isEuropean = false
    answer = { mayIdentify: true, asksForConsent: false }
    jar.set("vt_first_visit_id", VISIT)
    vi.stubGlobal("location", {
      search: "?utm_source=google",
      origin: "https://shop.example",
      pathname: "/",
      protocol: "https:",
    })
    vi.stubGlobal("navigator", {})
    vi.stubGlobal("document", {
      referrer: "",
      get cookie() {
        return [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
      },
      set cookie(text: string) {
        const [, name = "", value = "", seconds] = /^(\w+)=([^;]*).*max-age=(\d+)/.exec(text) ?? []
        if (seconds === "0") jar.delete(name)
        else jar.set(name, value)
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const isKnown = () => jar.has("vt_visit_id") && jar.get("vt_utm_source") === "google"
  const isForgotten = () => [...jar.keys()].every((name) => name === "vt_consent")

  const inEurope = () => {
    isEuropean = true
    return jar
  }

  it.each<[string, boolean, () => unknown]>([
    ["in America", true, () => undefined],
    ["in Europe who was not asked yet", false, inEurope],
    ["in Europe who has agreed", true, () => inEurope().set("vt_consent", "granted")],
    ["who has refused", false, () => jar.set("vt_consent", "denied")],
    ["whose browser opts out", false, () => vi.stubGlobal("navigator", { globalPrivacyControl: true })],
  ])("%s is identified: %s, and counted either way", async (_, isIdentified, begin) => {
    begin()
    // Before the shop has answered, too.
    await countVisit((call) => rest(call).then(() => null))
    expect([isKnown(), isForgotten(), analytics.mock.calls.length]).toEqual([
      isIdentified,
      !isIdentified,
      isIdentified ? 1 : 0,
    ])
    expect(calls).toMatchObject([{ path: "/api/visits", body: { parameters: { utm_source: "google" } } }])
  })

  it.each([
    ["https://news.example/a", true],
    ["https://shop.example/tires", false],
    ["", false],
  ])("who comes from %j was brought by it: %s", async (referrer, isBrought) => {
    vi.stubGlobal("location", { ...location, search: "" })
    Object.assign(document, { referrer })
    jar.set("vt_last_visit_id", VISIT)
    await countVisit(rest)
    expect(jar.get("vt_last_visit_id") !== VISIT).toBe(isBrought)
  })

  it("whose address is in Europe, as the server says, is not identified", async () => {
    answer.mayIdentify = false
    await countVisit(rest)
    expect(isForgotten()).toBe(true)
  })

  it.each<[ConsentChoice, boolean]>([
    ["granted", true],
    ["denied", false],
  ])("who is asked and has %s it is identified: %s", async (given, isIdentified) => {
    isEuropean = true
    answer = { mayIdentify: false, asksForConsent: true }
    await countVisit(rest)
    expect(isForgotten()).toBe(true)
    onConsentAsked((choose) => choose(given))()
    expect([isKnown(), jar.get("vt_consent")]).toEqual([isIdentified, given])
    await expect.poll(() => analytics.mock.calls.length).toBe(isIdentified ? 1 : 0)
  })
})
