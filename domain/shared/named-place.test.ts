import { expect, test } from "vitest"
import { namedPlaces } from "./named-place.ts"

const place = (city: string | null, state: string | null = null, postalCode: string | null = null) => ({
  ...{ city, state, postalCode },
})

test.each([
  ["Austin", [place("austin")]],
  ["austin tx", [place("austin", "TX"), place("austin tx")]],
  ["Austin, Texas 78701", [place("austin", "TX", "78701"), place("austin texas", null, "78701")]],
  ["78701", [place(null, null, "78701")]],
  ["78701-1234", [place(null, null, "78701")]],
  ["TX", [place(null, "TX")]],
  ["tx 78701", [place(null, "TX", "78701")]],
  ["new york", [place(null, "NY"), place("new york")]],
  ["St. Louis MO", [place("st. louis", "MO"), place("st. louis mo")]],
  ["Coeur d'Alene", [place("coeur d'alene")]],
])("%s is a place", (text, places) => {
  expect(namedPlaces(text)).toEqual(places)
})

test.each([
  "",
  "  ",
  "ann@example.com",
  "512 555 0100",
  "5125550100",
  "VT-7K2M9QXA",
  "100%",
  "zz",
  "example.com",
  "1 main st",
])("%j is none", (text) => {
  expect(namedPlaces(text)).toEqual([])
})
