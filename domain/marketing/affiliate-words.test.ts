import { expect, test } from "vitest"
import { type AffiliateFacts, affiliateDifferences } from "./affiliate-words.ts"

const facts: AffiliateFacts = {
  name: "Blog",
  status: "active",
  rollupId: null,
  payoutPeriod: "monthly",
  network: "own",
  conversionUrl: "https://n.example/?key=first&click={click}",
  reversalUrl: null,
  hasNetworkToken: true,
}

test.each([
  [
    { payoutPeriod: "weekly" } as const,
    { what: "Payout period", before: "Every month", after: "Every week" },
  ],
  [{ status: "ended" } as const, { what: "Status", before: "Active", after: "Ended" }],
  [{ rollupId: "MEDIA" }, { what: "Rollup", before: "none", after: "MEDIA" }],
  [{ hasNetworkToken: false }, { what: "Network token", before: "set", after: "none" }],
  [
    { conversionUrl: "https://n.example/?key=first&c={click}" },
    {
      what: "Conversion URL",
      before: "https://n.example/?key=•••&click={click}",
      after: "https://n.example/?key=•••&c={click}",
    },
  ],
  [
    { conversionUrl: "https://n.example/?key=second&click={click}" },
    { what: "Conversion URL", before: null, after: "changed" },
  ],
])("%o is told", (change, difference) => {
  expect(affiliateDifferences(facts, { ...facts, ...change }, false)).toEqual([difference])
})

test("the replacement of a token is reported without either of them", () => {
  expect(affiliateDifferences(facts, facts, true)).toEqual([
    { what: "Network token", before: null, after: "changed" },
  ])
  expect(affiliateDifferences(facts, facts, false)).toEqual([])
})

test("a first token is reported once", () => {
  expect(affiliateDifferences({ ...facts, hasNetworkToken: false }, facts, true)).toEqual([
    { what: "Network token", before: "none", after: "set" },
  ])
})
