import { describe, expect, test } from "vitest"
import {
  EXAMPLE_TEMPLATES,
  fillTemplate,
  isAccepted,
  NETWORKS,
  type Network,
  type PostbackFacts,
  templateProblem,
} from "./postback-template.ts"

const facts: PostbackFacts = {
  postbackId: "p-1",
  kind: "conversion",
  orderNumber: "VT-1",
  affiliateId: "DEALHUNT",
  subAffiliateId: null,
  clickHash: "a&value=9/../?#é",
  value: 123_456,
  payout: -500,
}

describe("a template", () => {
  test.each(NETWORKS.filter((network) => network !== "none"))(
    "of %s is an example to begin with",
    (network) => {
      expect(templateProblem(EXAMPLE_TEMPLATES[network])).toBeUndefined()
    },
  )

  test("is accepted without encryption, which some networks still lack", () => {
    expect(templateProblem("http://n.example/?id={click}")).toBeUndefined()
  })

  test("is refused with the name that is not filled in", () => {
    expect(templateProblem("https://n.example/?a={click}&b={clicks}")).toMatch(/^\{clicks\} /)
  })

  test.each([
    ["names what is not filled in", "https://n.example/?a={clicks}"],
    ["is no address", "n.example/{click}"],
    ["has spaces", "https://n.example/?a={click} b"],
    ["uses another protocol", "ftp://n.example/{click}"],
    ["has a user name", "https://user@n.example/{click}"],
    ["has a password", "https://:secret@n.example/{click}"],
    ["has a fragment", "https://n.example/?a={click}#b"],
    ["lets an order choose the host", "https://{sub}.n.example/?a={click}"],
    ["lets an order choose the port", "https://n.example:{order}/"],
  ])("is refused that %s", (_, template) => {
    expect(templateProblem(template)).toBeTypeOf("string")
  })

  test("is filled with escaped values: no click adds a parameter", () => {
    const template =
      "https://n.example/{order}?c={click}&s={sub}&v={value}&p={payout}&t={token}&k={kind}&id={postback}"
    const url = new URL(fillTemplate(template, facts, "a b&c"))
    expect(url.pathname).toBe("/VT-1")
    expect([...url.searchParams]).toEqual([
      ["c", "a&value=9/../?#é"],
      ["s", ""],
      ["v", "1234.56"],
      ["p", "-5.00"],
      ["t", "a b&c"],
      ["k", "conversion"],
      ["id", "p-1"],
    ])
  })

  test("is filled with nothing where there is no click, and with the sub-affiliate where there is one", () => {
    const known = { ...facts, clickHash: null, subAffiliateId: "blog" }
    const filled = fillTemplate("https://n.example/?c={click}&s={sub}&x={other}", known, "t")
    expect(filled).toBe("https://n.example/?c=&s=blog&x={other}")
  })
})

test.each<[Network, number, string, boolean]>([
  ["everflow", 200, "", true],
  ["everflow", 204, "", true],
  ["own", 199, "", false],
  ["own", 299, "", true],
  ["own", 300, "", false],
  ["cake", 404, "success=true;", false],
  ["tune", 200, "success=true;123", true],
  ["tune", 200, "success=false;bad", false],
  ["tune", 500, "success=true;123", false],
  ["tune", 204, "", false],
])("%s accepts a postback with %i %j: %s", (network, status, body, accepted) => {
  expect(isAccepted(network, status, body)).toBe(accepted)
})
