import { describe, expect, it } from "vitest"
import { parameterCookies, readTracking, visitCookies } from "./tracking.ts"

const DAY = 86_400
const A = "11111111-1111-4111-8111-111111111111"
const B = "22222222-2222-4222-8222-222222222222"

describe("tracking", () => {
  it("is recalled from our cookies only, decoded, unknown names left out", () => {
    expect(
      readTracking(
        `theme=x; xx_utm_campaign=other; vt_utm_source=news%20letter; vt_gclid=abc; vt_evil=1; utm_medium=cpc; vt_acid=%E0%A4%A; vt_visit_id=${A}; vt_first_visit_id=<script>`,
      ),
    ).toEqual({ utm_source: "news letter", gclid: "abc", visit_id: A })
    expect(readTracking("")).toEqual({})
  })

  it("lives as long as each parameter may", () => {
    const cookies = parameterCookies({ utm_source: "google", utm_content: "ad", gclid: "g" })
    const kept = cookies.filter(({ value }) => value !== "")
    expect(kept.map(({ name, seconds }) => [name, seconds / DAY])).toEqual([
      ["utm_source", 3],
      ["utm_content", 3],
      ["gclid", 30],
    ])
  })

  it("never mixes the click of one affiliate with the id of another", () => {
    const cookies = parameterCookies({ affiliate_id: "B", sub_affiliate_id: "blog" })
    expect(cookies).toEqual([
      { name: "click_hash", value: "", seconds: 0 },
      { name: "acid", value: "", seconds: 0 },
      { name: "affiliate_id", value: "B", seconds: 30 * DAY },
      { name: "sub_affiliate_id", value: "blog", seconds: 30 * DAY },
    ])
  })
})

describe("a link of another campaign", () => {
  it("ends what the one before has left, but no click", () => {
    expect(parameterCookies({ utm_source: "newsletter", utm_medium: "email" })).toEqual([
      { name: "utm_campaign", value: "", seconds: 0 },
      { name: "utm_term", value: "", seconds: 0 },
      { name: "utm_content", value: "", seconds: 0 },
      { name: "utm_source", value: "newsletter", seconds: 3 * DAY },
      { name: "utm_medium", value: "email", seconds: 3 * DAY },
    ])
  })

  it("is no link that names none", () => {
    expect(parameterCookies({ gclid: "g" })).toEqual([{ name: "gclid", value: "g", seconds: 30 * DAY }])
  })
})

describe("visits that an order is counted for", () => {
  const names = (cookies: ReturnType<typeof visitCookies>) => cookies.map(({ name }) => name)
  const direct = { visitId: A, parameters: {}, wasReferred: false, isPaid: false }

  it("begin with the first one, which stays the first", () => {
    expect(names(visitCookies(direct, {}))).toEqual(["visit_id", "first_visit_id", "last_visit_id"])
    const known = { first_visit_id: B, last_visit_id: B }
    expect(names(visitCookies({ ...direct, wasReferred: true }, known))).toEqual([
      "visit_id",
      "last_visit_id",
    ])
  })

  it("are not taken from whoever brought the shopper when they come back by themselves", () => {
    expect(names(visitCookies(direct, { first_visit_id: B, last_visit_id: B }))).toEqual(["visit_id"])
  })

  it("live as long as what their link brought", () => {
    const paid = { visitId: A, parameters: { utm_medium: "cpc" }, wasReferred: true, isPaid: true }
    const seconds = Object.fromEntries(visitCookies(paid, {}).map((each) => [each.name, each.seconds]))
    expect(seconds).toEqual({
      visit_id: 1_800,
      first_visit_id: 30 * DAY,
      last_visit_id: 3 * DAY,
      paid_visit_id: 3 * DAY,
    })
  })

  it("live as long as the longest-lived parameter, and a month where there is none", () => {
    const daysOf = (parameters: object) =>
      visitCookies({ ...direct, parameters, wasReferred: true }, { first_visit_id: B }).map(
        ({ name, seconds }) => [name, seconds / DAY],
      )
    expect(daysOf({ utm_source: "news", gclid: "g" })).toContainEqual(["last_visit_id", 30])
    expect(daysOf({ utm_source: "news", acid: "7" })).toContainEqual(["last_visit_id", 3])
    expect(daysOf({})).toContainEqual(["last_visit_id", 30])
  })
})
