import { expect, it } from "vitest"
import { anItem, anOrder } from "../order.fixture.ts"
import { changedSections } from "./changed-sections.ts"

it("is empty for the same order, however often it was touched", () => {
  expect(changedSections(anOrder(), anOrder({ revision: 9, updatedAt: "2026-12-01T00:00:00.000Z" }))).toEqual(
    new Set(),
  )
})

it("names exactly the parts that differ", () => {
  const now = anOrder({
    status: "COMPLETED",
    shipCity: "Reno",
    items: [anItem({ id: "a" }), anItem({ id: "b", status: "SHIPPED", shippedQuantity: 1 })],
  })
  const then = anOrder({ items: [anItem({ id: "a" }), anItem({ id: "b" })] })
  expect(changedSections(then, now)).toEqual(new Set(["status", "shippingAddress", "item:b"]))
})

it("counts a line that is gone since", () => {
  const then = anOrder({ items: [anItem({ id: "a" }), anItem({ id: "b" })] })
  expect(changedSections(then, anOrder({ items: [anItem({ id: "a" })] }))).toEqual(new Set(["item:b"]))
})
