import fc from "fast-check"
import { describe, expect, it } from "vitest"
import {
  clearSearch,
  clearSearches,
  MAX_SAVED,
  noSavedSearches,
  SAVED_SEARCH_LISTS,
  type SavedSearch,
  type SavedSearches,
  saveAll,
  savedIn,
  saveSearch,
} from "./saved-searches.ts"

const search = fc.record({ name: fc.constantFrom("a", "b", "c", "d"), search: fc.string() })
const list = fc.constantFrom(...SAVED_SEARCH_LISTS)
const searches = fc
  .array(fc.tuple(list, search))
  .map((saved) => saved.reduce((all, [where, one]) => saveSearch(all, where, one), noSavedSearches))

const one = (name: string, text = ""): SavedSearch => ({ name, search: text })
const names = (all: SavedSearches, where: (typeof SAVED_SEARCH_LISTS)[number]) =>
  savedIn(all, where).map(({ name }) => name)

describe("saved searches", () => {
  it("start a list with the first search that is saved", () => {
    expect(saveSearch(noSavedSearches, "tires", one("F-150"))).toEqual({
      byVehicle: { tires: [one("F-150")], wheels: [] },
      bySize: [],
    })
  })

  it("put a new or existing name at the front, with its new search", () => {
    const two = saveSearch(saveSearch(noSavedSearches, "size", one("17")), "size", one("18"))
    expect(names(two, "size")).toEqual(["18", "17"])
    expect(savedIn(saveSearch(two, "size", one("17", "max=180")), "size")).toEqual([
      one("17", "max=180"),
      one("18"),
    ])
  })

  it("are cleared by name or by list, and no others are", () => {
    fc.assert(
      fc.property(searches, list, fc.constantFrom("a", "b", "z"), (all, where, name) => {
        expect(names(clearSearch(all, where, name), where)).toEqual(
          names(all, where).filter((each) => each !== name),
        )
        const cleared = clearSearches(all, where)
        for (const other of SAVED_SEARCH_LISTS) {
          expect(savedIn(cleared, other)).toEqual(other === where ? [] : savedIn(all, other))
        }
      }),
    )
  })

  it("hold each name once, the last saved first, whatever is saved", () => {
    fc.assert(
      fc.property(searches, list, search, (all, where, added) => {
        const saved = names(saveSearch(all, where, added), where)
        expect(saved[0]).toBe(added.name)
        expect(new Set(saved).size).toBe(saved.length)
        expect(new Set(saved)).toEqual(new Set([...names(all, where), added.name]))
      }),
    )
  })

  it("of a guest go on top of the account's, and joining them again changes nothing", () => {
    fc.assert(
      fc.property(searches, searches, (kept, guest) => {
        const merged = saveAll(kept, guest)
        for (const where of SAVED_SEARCH_LISTS) {
          expect(savedIn(merged, where).slice(0, savedIn(guest, where).length)).toEqual(savedIn(guest, where))
        }
        expect(saveAll(merged, guest)).toEqual(merged)
      }),
    )
  })

  it("keep the newest when there are too many", () => {
    const many = Array.from({ length: MAX_SAVED + 5 }, (_, index) => one(`search ${index}`))
    const saved = names(
      many.reduce((all, each) => saveSearch(all, "wheels", each), noSavedSearches),
      "wheels",
    )
    expect(saved).toHaveLength(MAX_SAVED)
    expect(saved[0]).toBe(`search ${MAX_SAVED + 4}`)
  })
})
