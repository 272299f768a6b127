import { expect, it } from "vitest"
import { nextRow } from "./row-navigation.ts"

const press = (key: string, over: Partial<Parameters<typeof nextRow>[0]> = {}) =>
  nextRow({ key, hasModifier: false, isInside: true, current: 1, count: 3, ...over })

it("goes to the next row with J or the arrow down, to the one before with K or the arrow up", () => {
  expect([press("j"), press("ArrowDown"), press("k"), press("ArrowUp")]).toEqual([2, 2, 0, 0])
})

it("stays on the first and the last row", () => {
  expect([press("k", { current: 0 }), press("j", { current: 2 })]).toEqual([0, 2])
})

it("begins at the first row with J and K from anywhere, with arrows only inside the list", () => {
  const outside = { isInside: false, current: -1 }
  expect([press("j", outside), press("k", outside)]).toEqual([0, 0])
  expect([press("ArrowDown", outside), press("ArrowUp", outside)]).toEqual([undefined, undefined])
})

it("leaves other keys, keys with modifiers and empty lists alone", () => {
  expect(press("x")).toBeUndefined()
  expect(press("j", { hasModifier: true })).toBeUndefined()
  expect(press("j", { count: 0, current: -1 })).toBeUndefined()
})
