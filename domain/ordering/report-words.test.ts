import { describe, expect, it } from "vitest"
import { reportWord } from "./report-words.ts"

describe("a code in a report's cell", () => {
  it.each([
    ["kind", "sale", "Payment"],
    ["kind", "purchase", "Purchase"],
    ["kind", "cancellation", "Cancellation"],
    ["gateway", "CARD", "Card"],
    ["gateway", "none", "None"],
    ["result", "settled", "Completed"],
    ["result", "reviewing", "Under review"],
    ["actor", "braintree", "Braintree"],
    ["actor", "simple-lease", "Simple Lease"],
    ["actor", "erin@example.com", "erin@example.com"],
    ["actor", "Erin Tester", "Erin Tester"],
    ["source", "(direct)", "Direct"],
    ["source", "(not paid)", "No paid visit"],
    ["medium", "(none)", "None"],
    ["keyword", "(none)", "None"],
    ["promotion", "(none)", "None"],
    ["source", "google", "google"],
    ["transactionId", "sale", "sale"],
    ["constructor", "sale", "sale"],
    ["result", "", ""],
  ])("%s %s is read as %s", (column, cell, words) => expect(reportWord(column, cell)).toBe(words))
})
