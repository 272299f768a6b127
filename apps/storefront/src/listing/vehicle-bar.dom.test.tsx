// @vitest-environment happy-dom

import { ApiError } from "@voltread/ui/api/api-error.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { REHYDRATE } from "@voltread/ui/session/persistence-actions.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { keptGarage } from "../garage/garage.ts"
import { customerIn } from "../session/logged-in.fixture.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { createStore } from "../store/store.ts"
import { VehicleBar } from "./vehicle-bar.tsx"

const ANN = "ann@example.com"
const civic = { vehicleId: "civic", name: "2020 Honda Civic LX" }
const ram = { vehicleId: "ram", name: "2018 Ram 1500 Big Horn" }

let root: Root
let page: HTMLElement

beforeEach(() => {
  keptGarage.set({ username: "", vehicles: [] })
  ;({ page, root } = openPage())
})

function Bar() {
  return <VehicleBar kind="tires" search={{ vehicle: "civic" }} />
}

const shown = (text: string) =>
  act(async () => vi.waitUntil(() => page.textContent?.includes(text), { timeout: 10_000 }))

test("the vehicle of the address is chosen once it is known whose garage it is", async () => {
  keptGarage.set({ username: ANN, vehicles: [ram] })
  const store = createStore()
  const put = vi.fn()
  const rest: ShopContext["rest"] = async ({ body }) => {
    put(body)
    const words = { successMessage: "", errorMessage: "", fieldErrors: [] }
    return { isSuccess: true, ...words, data: { garage: [civic] } }
  }
  // The stand-in answers the one query that the page asks.
  const request = (async () => ({
    getVehicle: { ...civic, fitments: [] },
  })) as unknown as ShopContext["request"]
  await renderShopPage(root, Bar, { store, rest, request })
  await shown("For your 2020 Honda Civic LX")
  expect(keptGarage.get()).toEqual({ username: ANN, vehicles: [ram] })
  await act(async () => {
    store.dispatch(customerIn(ANN))
    store.dispatch({ type: REHYDRATE })
  })
  expect(put.mock.calls).toEqual([[{ vehicleIds: ["civic"] }]])
  expect(keptGarage.get().username).toBe(ANN)
})

test("a vehicle that could not be loaded is asked for again", async () => {
  let isReachable = false
  const request = (async () => {
    if (!isReachable) throw new ApiError("network", "No connection")
    return { getVehicle: { ...civic, fitments: [] } }
    // The stand-in answers the one query that the page asks.
  }) as unknown as ShopContext["request"]
  await renderShopPage(root, Bar, { request })
  await shown("The vehicle could not be loadedNo connection")
  isReachable = true
  await act(async () => page.querySelector("button")?.click())
  await shown("For your 2020 Honda Civic LX")
})
