import { describe, expect, it } from "vitest"
import { type TireDetails, tireFacts } from "./tire-facts.ts"
import { type WheelDetails, wheelFacts } from "./wheel-facts.ts"

const tire: TireDetails = {
  size: "LT265/70R17 121/118S E",
  widthMm: 265,
  aspectRatio: 70,
  rimDiameter: 17,
  tireType: "Radial",
  loadIndex: 121,
  dualLoadIndex: 118,
  loadRange: "E",
  plyRating: 10,
  maximumLoad: 3197,
  speedRating: "S",
  maximumSpeed: 112,
  treadWear: null,
  traction: null,
  temperature: null,
  seasonalDesignation: "All-terrain",
  mileageWarranty: 55_000,
  sidewall: "Outlined white letters",
  runFlat: false,
  overallDiameter: 31.61,
  treadDepth: 15.5,
  maxInflationPressure: 80,
}
const wheel: WheelDetails = {
  boltPattern1: "5x114.3",
  boltPattern2: "5x120",
  boltPattern3: null,
  boltPattern4: null,
  hubBore: 73.1,
  offset: 35,
  backSpacing: 6.13,
  wheelDiameter: 18,
  wheelWidth: 8.5,
  material: "Cast aluminum",
  wheelStyle: "Mesh",
  finish: "Gloss black",
  staggeredFlag: false,
  loadRating: null,
}

describe("specifications", () => {
  it("of a tire say load and speed in pounds and miles, and leave out what the maker does not say", () => {
    const facts = new Map(tireFacts(tire))
    expect(facts.get("Load index")).toBe("121/118 (3,197 lb)")
    expect(facts.get("Speed rating")).toBe("S (up to 112 mph)")
    expect(facts.get("Mileage warranty")).toBe("55,000 miles")
    expect(facts.has("UTQG")).toBe(false)
    const graded = tireFacts({ ...tire, treadWear: 600, traction: "A", temperature: "B", mileageWarranty: 0 })
    expect(new Map(graded).get("UTQG")).toBe("600 A B (treadwear, traction, temperature)")
    expect(new Map(graded).get("Mileage warranty")).toBe("None")
  })

  it("of a wheel name all its bolt patterns and the sign of the offset", () => {
    const facts = new Map(wheelFacts(wheel))
    expect(facts.get("Bolt patterns")).toBe("5x114.3, 5x120")
    expect(facts.get("Offset")).toBe("+35 mm")
    expect(new Map(wheelFacts({ ...wheel, offset: -12, boltPattern2: null })).get("Offset")).toBe("-12 mm")
    expect(facts.has("Load rating")).toBe(false)
  })
})
