import { expect, test } from "vitest"
import { VisitBudget } from "./visit-budget.ts"

test("a network that fabricates visits is limited to its budget, and does not use anybody else's", () => {
  const budget = new VisitBudget()
  const taken = Array.from({ length: 2_500 }, () => budget.take("203.0.113.9"))
  expect(taken.filter(Boolean)).toHaveLength(2_000)
  expect(budget.take("203.0.113.9")).toBe(false)
  expect(budget.take("198.51.100.7")).toBe(true)
})

test("a site of IPv6 that fabricates visits from all of its networks has ten times as many", () => {
  const budget = new VisitBudget()
  const taken = Array.from({ length: 20_500 }, (_, visit) => budget.take(`2001:db8:1:${visit % 100}`))
  expect(taken.filter(Boolean)).toHaveLength(20_000)
  expect(budget.take("2001:db8:2:0")).toBe(true)
})
