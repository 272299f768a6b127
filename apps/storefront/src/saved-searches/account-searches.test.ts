import { QueryClient } from "@tanstack/react-query"
import { noSavedSearches, type SavedSearches, saveSearch } from "@voltread/domain/catalogue/saved-searches.ts"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { answeringWith } from "../session/account-server.fixture.ts"
import { accountSearchesQuery, mergeGuestSearches } from "./account-searches.ts"
import { decodeSavedSearches, guestSearches } from "./guest-searches.ts"

const truck = saveSearch(noSavedSearches, "tires", { name: "2019 Ford F-150 XLT", search: "vehicle=f150" })

const answering = (savedSearches: SavedSearches | null) => ({
  ...answeringWith("savedSearches", savedSearches),
  queries: new QueryClient(),
})

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined })
  guestSearches.set(noSavedSearches)
})

describe("a guest's searches", () => {
  it("go to the account on signing in, and leave the device", async () => {
    guestSearches.set(truck)
    const { rest, queries, calls } = answering(truck)
    await mergeGuestSearches({ rest, queries }, "ann@example.com")
    expect(calls).toEqual([{ method: "PUT", path: "/api/user/savedSearches", body: truck }])
    expect(guestSearches.get()).toEqual(noSavedSearches)
    expect(queries.getQueryData(accountSearchesQuery(rest, "ann@example.com").queryKey)).toEqual(truck)
  })

  it("stay on the device when the account cannot be reached", async () => {
    guestSearches.set(truck)
    await expect(mergeGuestSearches(answering(null), "ann@example.com")).rejects.toThrow(
      "Your saved searches could not be reached.",
    )
    expect(guestSearches.get()).toEqual(truck)
  })

  it("cost no call where there are none", async () => {
    const { rest, queries, calls } = answering(truck)
    await mergeGuestSearches({ rest, queries }, "ann@example.com")
    expect(calls).toEqual([])
  })

  it("are read from whatever stands in storage", () => {
    expect(decodeSavedSearches("junk")).toEqual(noSavedSearches)
    expect(
      decodeSavedSearches({
        byVehicle: { tires: [{ name: "x" }, { search: "y" }, 7], wheels: {} },
        bySize: null,
      }),
    ).toEqual(saveSearch(noSavedSearches, "tires", { name: "x", search: "" }))
  })
})
