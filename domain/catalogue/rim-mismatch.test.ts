import { expect, test } from "vitest"
import { rimMismatch } from "./rim-mismatch.ts"

const tire = (rimDiameter: number | null, quantity = 4) => ({ productType: "tire", rimDiameter, quantity })
const wheel = (rimDiameter: number | null, quantity = 4) => ({ productType: "wheel", rimDiameter, quantity })
const laptop = { productType: "electronics", rimDiameter: null, quantity: 1 }

/** What is said of each line of a cart. */
const said = (...lines: ReadonlyArray<ReturnType<typeof tire>>) =>
  lines.map((line) => rimMismatch(line, lines))

test("tires and wheels of other diameters say so, each from its own side", () => {
  expect(said(tire(17), wheel(18), laptop)).toEqual([
    "These tires are for 17-inch wheels; the wheels in your cart are 18-inch.",
    "These wheels are 18-inch; the tires in your cart are for 17-inch wheels.",
    null,
  ])
})

test("one of a kind is spoken of as one", () => {
  expect(said(tire(22.5, 1), wheel(24, 1))).toEqual([
    "This tire is for 22.5-inch wheels; the wheel in your cart is 24-inch.",
    "This wheel is 24-inch; the tire in your cart is for 22.5-inch wheels.",
  ])
  expect(said(tire(17), wheel(18, 1), wheel(19, 1))[0]).toContain("the wheels in your cart are")
})

test("all diameters of the others are named once, the smallest first", () => {
  expect(said(tire(17), wheel(20), wheel(18), wheel(20))[0]).toBe(
    "These tires are for 17-inch wheels; the wheels in your cart are 18- and 20-inch.",
  )
  expect(said(wheel(17), tire(20), tire(18), tire(19))[0]).toBe(
    "These wheels are 17-inch; the tires in your cart are for 18-, 19- and 20-inch wheels.",
  )
})

test.each([
  ["one size", [tire(17), wheel(17)]],
  ["other sizes in front than at the rear", [tire(18, 2), tire(19, 2), wheel(19, 2), wheel(18, 2)]],
  ["tires alone", [tire(17), tire(18)]],
  ["wheels alone", [wheel(17), wheel(18), laptop]],
])("%s is right", (_, lines) => {
  expect(said(...lines).every((words) => words === null)).toBe(true)
})

test("only the line without a match says so", () => {
  expect(said(tire(18, 2), tire(20, 2), wheel(18), wheel(19)).map((words) => words !== null)).toEqual([
    false,
    true,
    false,
    true,
  ])
})

test("nothing is said where one that may match is of an unknown diameter", () => {
  expect(said(tire(17), wheel(18), wheel(null))[0]).toBeNull()
  expect(said(tire(null), wheel(18))).toEqual([null, null])
})
