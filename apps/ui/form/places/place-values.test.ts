import type { PlaceData } from "@voltread/domain/contract/place.ts"
import { describe, expect, test } from "vitest"
import { fillingOf, noteOf } from "./place-values.ts"

const AUSTIN = { cities: ["Austin"], state: "TX", isExact: true }
const MANOR = { cities: ["Manor", "Webberville"], state: "TX", isExact: true }
const DENVER = { cities: ["Denver"], state: "CO", isExact: false }

const known = (place: PlaceData["place"]): PlaceData => ({ place, hasPlaces: true })

/** The note as text: its words, and what it offers in brackets. */
const note = (
  typed: readonly [postalCode: string, city: string, state: string],
  data: PlaceData | undefined,
  how: { readonly isCityDone?: boolean; readonly isCityFilled?: boolean } = {},
) => {
  const [postalCode, city, state] = typed
  const { words, choices } = noteOf({ postalCode, city, state }, data, {
    isCityDone: true,
    isCityFilled: false,
    ...how,
  })
  return [words, ...choices.map((choice) => `[${choice.city}, ${choice.state}]`)].join(" ").trim()
}

describe("what a place fills in", () => {
  test("is its first city and state, where there is room for them", () => {
    expect(fillingOf(MANOR, () => true)).toEqual({ city: "Manor", state: "TX" })
    expect(fillingOf(MANOR, (name) => name === "state")).toEqual({ state: "TX" })
  })

  test("is the state alone where only the region is known", () => {
    expect(fillingOf(DENVER, () => true)).toEqual({ state: "CO" })
  })
})

describe("what is said of a ZIP code", () => {
  test("is nothing where it fits", () => {
    expect(note(["78701", "austin", "TX"], known(AUSTIN))).toBe("")
    expect(note(["80202", "Lakewood", "CO"], known(DENVER))).toBe("")
    expect(note(["78653", "Webberville", "TX"], known(MANOR))).toBe("")
  })

  test("names its state where another was chosen", () => {
    expect(note(["78701", "Austin", "MN"], known(AUSTIN))).toBe(
      "78701 is in Texas, not in Minnesota. [Austin, TX]",
    )
    expect(note(["80202", "", "TX"], known(DENVER))).toBe("80202 is in Colorado, not in Texas. [Denver, CO]")
  })

  test("names its state before the shop has answered, and where it cannot", () => {
    expect(note(["78701", "Austin", "MN"], undefined)).toBe("78701 is in Texas, not in Minnesota.")
    expect(note(["78701", "Austin", "TX"], undefined)).toBe("")
  })

  test("leaves a region's code to both of the states that share it", () => {
    expect(note(["06390", "Fishers Island", "NY"], known({ ...DENVER, state: "CT" }))).toBe("")
  })

  test("names its city where another was typed, but not while it is typed", () => {
    expect(note(["78701", "Boston", "TX"], known(AUSTIN))).toBe("78701 is in Austin, TX. [Austin, TX]")
    expect(note(["78701", "Aus", "TX"], known(AUSTIN), { isCityDone: false })).toBe("")
  })

  test("offers its other cities beside the one that was filled in", () => {
    expect(note(["78653", "Manor", "TX"], known(MANOR), { isCityFilled: true })).toBe(
      "78653 has more than one city. [Webberville, TX]",
    )
  })

  test("offers the city of a region, which is not filled in", () => {
    expect(note(["80202", "", "CO"], known(DENVER))).toBe("[Denver, CO]")
  })

  test("is that no state has it, or that the shop does not know it; not where the shop knows no place", () => {
    expect(note(["00000", "", ""], undefined)).toBe("No US state has the ZIP code 00000.")
    expect(note(["78999", "", "TX"], known(null))).toBe(
      "We do not know the ZIP code 78999. Please check it; if it is right, go on.",
    )
    expect(note(["78999", "", "TX"], { place: null, hasPlaces: false })).toBe("")
  })
})
