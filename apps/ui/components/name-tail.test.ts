import { describe, expect, it } from "vitest"
import { nameTail } from "./name-tail.ts"

describe("the end of a name that stays in view", () => {
  it.each([
    ["a name of one line has none", "Nordvik QJ830 TV, 55 in, black", ""],
    [
      "the part after the last comma",
      "Halden Pro 14 Laptop Computer with Touch Screen, 16 GB, silver",
      " 16 GB, silver",
    ],
    [
      "a supplier's parts between dashes",
      "Apple - MacBook Air 13-inch Laptop - M3 chip - 256GB SSD - Midnight",
      " 256GB SSD - Midnight",
    ],
    [
      "the last two words where the last part is long",
      "Insignia, Freestanding Refrigerator with Ice Maker and Lock",
      " and Lock",
    ],
    ["a size where there are no parts", "Corsant Apex All Season 225/40ZR19 93Y XL", " 225/40ZR19 93Y XL"],
    [
      "the last two words where there is neither",
      "Corsant All Season Touring Tire for Light Trucks",
      " Light Trucks",
    ],
    ["nothing of one long word", "x".repeat(80), ""],
  ])("%s", (_, name, tail) => {
    expect(nameTail(name)).toBe(tail)
    expect(name.endsWith(tail)).toBe(true)
  })
})
