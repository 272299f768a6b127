import type { Garage } from "@voltread/domain/catalogue/garage.ts"
import type { RestRequest } from "@voltread/ui/api/rest.ts"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { answeringWith } from "../session/account-server.fixture.ts"
import { customerIn } from "../session/logged-in.fixture.ts"
import { createStore } from "../store/store.ts"
import { joinAccountGarage } from "./account-garage.ts"
import { choose, remove } from "./change-garage.ts"
import { decodeVehicles, keptGarage } from "./garage.ts"

const ANN = "ann@example.com"
const civic = { vehicleId: "civic", name: "2020 Honda Civic LX" }
const ram = { vehicleId: "ram", name: "2018 Ram 1500 Big Horn" }

/** A shop whose server answers with this garage, or refuses. */
const answering = (garage: Garage | null) => ({
  ...answeringWith("garage", garage),
  store: createStore(),
})

const put = (...vehicles: Garage) => ({
  method: "PUT",
  path: "/api/user/garage",
  body: { vehicleIds: vehicles.map(({ vehicleId }) => vehicleId) },
})

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined })
  keptGarage.set({ username: "", vehicles: [] })
})

describe("the garage", () => {
  it("of a guest stays on the device, and costs no call", async () => {
    const shop = answering(null)
    await choose(shop, civic)
    await choose(shop, ram)
    expect(keptGarage.get().vehicles).toEqual([ram, civic])
    await choose(shop, civic)
    await remove(shop, "ram")
    expect(keptGarage.get().vehicles).toEqual([civic])
    expect(shop.calls).toEqual([])
  })

  it("of a guest joins the account's on log-in; afterwards the account's is copied, not added to", async () => {
    const shop = answering([civic, ram])
    await choose(shop, civic)
    await joinAccountGarage(shop.rest, ANN)
    expect(shop.calls).toEqual([put(civic)])
    expect(keptGarage.get()).toEqual({ username: ANN, vehicles: [civic, ram] })
    const later = answering([ram])
    await joinAccountGarage(later.rest, ANN)
    expect(later.calls.map(({ method }) => method)).toEqual(["GET"])
    expect(keptGarage.get().vehicles).toEqual([ram])
  })

  it("of an account is as the server has it", async () => {
    keptGarage.set({ username: ANN, vehicles: [civic] })
    const shop = answering([ram, civic])
    shop.store.dispatch(customerIn(ANN))
    await choose(shop, ram)
    await choose(shop, ram)
    expect(shop.calls).toEqual([put(ram)])
    expect(keptGarage.get()).toEqual({ username: ANN, vehicles: [ram, civic] })
  })

  it("goes by a choice that the account could not take, and sends it on the next visit", async () => {
    keptGarage.set({ username: ANN, vehicles: [civic] })
    const shop = answering(null)
    shop.store.dispatch(customerIn(ANN))
    await choose(shop, ram)
    expect(keptGarage.get().vehicles).toEqual([ram, civic])
    const next = answering([ram, civic])
    await joinAccountGarage(next.rest, ANN)
    expect(next.calls).toEqual([put(ram, civic)])
  })

  it("keeps a vehicle that the account could not let go", async () => {
    keptGarage.set({ username: ANN, vehicles: [civic, ram] })
    const shop = answering(null)
    shop.store.dispatch(customerIn(ANN))
    await remove(shop, "civic")
    expect(keptGarage.get().vehicles).toEqual([civic, ram])
  })

  it("keeps a vehicle that was chosen while the account's was read", async () => {
    keptGarage.set({ username: ANN, vehicles: [civic] })
    const shop = answering([ram, civic])
    shop.store.dispatch(customerIn(ANN))
    const early = Promise.withResolvers<void>()
    const slow: RestRequest = async (call) => {
      await early.promise
      return answering([civic]).rest(call)
    }
    const reading = joinAccountGarage(slow, ANN)
    await choose(shop, ram)
    early.resolve()
    await reading
    expect(keptGarage.get()).toEqual({ username: ANN, vehicles: [ram, civic] })
  })

  it("is read from whatever stands in storage", () => {
    expect(decodeVehicles("junk")).toEqual([])
    expect(decodeVehicles([civic, { vehicleId: "x" }, 7, ram])).toEqual([civic, ram])
  })
})
