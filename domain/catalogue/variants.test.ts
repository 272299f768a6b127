import { expect, test } from "vitest"
import { optionsOf, varyingAttributes } from "./variants.ts"

const tv = (size: string, color: string) => ({
  Panel: "OLED",
  "Screen size": size,
  Color: color,
  Model: "Vivid VX420",
})

test("variants are told apart by what differs among them, not by what they share", () => {
  const models = [tv('55"', "Black"), tv('55"', "White"), tv('65"', "Black")]
  expect(varyingAttributes(models)).toEqual(["Screen size", "Color"])
  expect(optionsOf(tv('65"', "Black"), ["Screen size"])).toEqual([{ name: "Screen size", value: '65"' }])
  expect(varyingAttributes([tv('55"', "Black"), tv('65"', "Black")])).toEqual(["Screen size"])
})

test("there is nothing to choose of one product, of alike ones, and by what only some have", () => {
  expect(varyingAttributes([])).toEqual([])
  expect(varyingAttributes([tv('55"', "Black")])).toEqual([])
  expect(varyingAttributes([tv('55"', "Black"), tv('55"', "Black"), tv('65"', "Black")])).toEqual([])
  const { Color: _, ...plain } = tv('65"', "")
  expect(varyingAttributes([tv('55"', "Black"), plain])).toEqual(["Screen size"])
})
