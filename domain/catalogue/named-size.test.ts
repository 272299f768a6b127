import { expect, test } from "vitest"
import { namedTireSize, namedWheelSize } from "./named-size.ts"
import { formatTireSize } from "./tire-size.ts"

test.each([
  ["michelin 225/45R17", "225/45R17", "michelin"],
  ["225 45 17 michelin winter", "225/45R17", "michelin winter"],
  ["winter 225-45-17 michelin", "225/45R17", "winter michelin"],
  ["Michelin 2254517", "225/45R17", "Michelin"],
  ["225 / 45 / 17 michelin", "225/45R17", "michelin"],
  ["225/45 R17 94W XL, michelin", "225/45R17 94W XL", "michelin"],
  ["LT 275/70 r18 mud tires", "LT275/70R18", "mud tires"],
  ["mud 35x12.5r20", "35X12.50R20", "mud"],
  ["11r22.5 drive tires", "11R22.5", "drive tires"],
])("%s names a tire size", (text, size, rest) => {
  const named = namedTireSize(text)
  expect([named && formatTireSize(named.size), named?.rest]).toEqual([size, rest])
})

test.each(["michelin", "", "225/45R17", "65 inch tv", "laptop 16 512", "michelin 225/45"])(
  "%j names no tire size beside other words",
  (text) => {
    expect(namedTireSize(text)).toBeUndefined()
  },
)

test.each([
  ["18x8 5x114.3 black", { diameterIn: 18, widthIn: 8, boltPattern: { lugs: 5, circleMm: 114.3 } }, "black"],
  [
    "black 5x114.3 18x8 rims",
    { diameterIn: 18, widthIn: 8, boltPattern: { lugs: 5, circleMm: 114.3 } },
    "black rims",
  ],
  ["18 x 8.5 +35", { diameterIn: 18, widthIn: 8.5, offsetMm: 35 }, ""],
  [
    "18x8.5+35 5-4.5",
    { diameterIn: 18, widthIn: 8.5, offsetMm: 35, boltPattern: { lugs: 5, circleMm: 114.3 } },
    "",
  ],
  [
    "8Jx18 ET45 5×112",
    { diameterIn: 18, widthIn: 8, offsetMm: 45, boltPattern: { lugs: 5, circleMm: 112 } },
    "",
  ],
  ["5x114 wheels", { boltPattern: { lugs: 5, circleMm: 114.3 } }, "wheels"],
  [
    "20x9 -12mm offset 6x5.5",
    { diameterIn: 20, widthIn: 9, offsetMm: -12, boltPattern: { lugs: 6, circleMm: 139.7 } },
    "",
  ],
])("%s names the size of a wheel", (text, size, rest) => {
  expect(namedWheelSize(text)).toMatchObject({ size, rest })
})

test.each([
  "",
  "wheels",
  "4x4 tires",
  "6x9 speakers",
  "8x10 photo printer",
  "35x12.50R20",
  "225-45-17",
  "+35",
  "1920x1080",
])("%j names none", (text) => {
  expect(namedWheelSize(text)).toBeUndefined()
})
