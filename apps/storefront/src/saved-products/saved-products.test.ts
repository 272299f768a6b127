import { QueryClient } from "@tanstack/react-query"
import {
  noSavedProducts,
  type SavedProducts,
  saveProduct,
} from "@voltread/domain/catalogue/saved-products.ts"
import type { RestRequest } from "@voltread/ui/api/rest.ts"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { answeringWith } from "../session/account-server.fixture.ts"
import { customerIn } from "../session/logged-in.fixture.ts"
import { createStore } from "../store/store.ts"
import { accountProductsQuery, mergeGuestProducts } from "./account-products.ts"
import { remove, save } from "./change-saved.ts"
import { decodeSavedProducts, guestProducts } from "./guest-products.ts"

const ANN = "ann@example.com"
const tv = { productId: "tv", quantity: 1 }
const tires = { productId: "tires", quantity: 4 }
const wished = saveProduct(noSavedProducts, "wish", tv)

const answering = (savedProducts: SavedProducts | null) => {
  const { rest, calls } = answeringWith("savedProducts", savedProducts)
  const queries = new QueryClient()
  const kept = () => queries.getQueryData(accountProductsQuery(rest, ANN).queryKey)
  return { rest, calls, queries, kept, store: createStore() }
}

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined })
  guestProducts.set(noSavedProducts)
})

describe("saved products", () => {
  it("of a guest stay on the device, and cost no call", async () => {
    const shop = answering(null)
    expect(await save(shop, "wish", tv)).toBe(true)
    expect(await save(shop, "later", tires)).toBe(true)
    expect(guestProducts.get()).toEqual({ wish: [tv], later: [tires] })
    await remove(shop, "wish", "tv")
    expect(guestProducts.get()).toEqual({ wish: [], later: [tires] })
    expect(shop.calls).toEqual([])
  })

  it("of an account are as the server has them, and nothing is kept on the device", async () => {
    const shop = answering({ wish: [tv, tires], later: [] })
    shop.store.dispatch(customerIn(ANN))
    expect(await save(shop, "wish", tv)).toBe(true)
    expect(shop.calls).toEqual([{ method: "PUT", path: "/api/user/savedProducts", body: wished }])
    expect(shop.kept()).toEqual({ wish: [tv, tires], later: [] })
    expect(guestProducts.get()).toEqual(noSavedProducts)
  })

  it("of an account that could not be saved are asked for again", async () => {
    const shop = answering(null)
    const { queryKey } = accountProductsQuery(shop.rest, ANN)
    shop.queries.setQueryData(queryKey, wished)
    shop.store.dispatch(customerIn(ANN))
    const saving = save(shop, "later", tires)
    expect(shop.kept()).toEqual({ wish: [tv], later: [tires] })
    expect(await saving).toBe(false)
    expect(shop.queries.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it("of an account change one after the other, and none comes back meanwhile", async () => {
    const shop = answering(null)
    const { queryKey } = accountProductsQuery(shop.rest, ANN)
    shop.store.dispatch(customerIn(ANN))
    shop.queries.setQueryData(queryKey, { wish: [tv, tires], later: [] })
    const answers: Array<(savedProducts: SavedProducts) => void> = []
    const rest: RestRequest = () =>
      new Promise((resolve) => {
        answers.push((savedProducts) =>
          resolve({
            isSuccess: true,
            successMessage: "",
            errorMessage: "",
            fieldErrors: [],
            data: { savedProducts },
          }),
        )
      })
    const removing = [remove({ ...shop, rest }, "wish", "tv"), remove({ ...shop, rest }, "wish", "tires")]
    await vi.waitUntil(() => answers.length > 0)
    expect(answers).toHaveLength(1)
    answers[0]?.({ wish: [tires], later: [] })
    await vi.waitUntil(() => answers.length > 1)
    expect(shop.kept()).toEqual(noSavedProducts)
    answers[1]?.(noSavedProducts)
    expect(await Promise.all(removing)).toEqual([true, true])
    expect(shop.kept()).toEqual(noSavedProducts)
  })

  it("of a guest go to the account on signing in, and leave the device", async () => {
    guestProducts.set(wished)
    const shop = answering(wished)
    await mergeGuestProducts(shop, ANN)
    expect(shop.calls).toEqual([{ method: "PUT", path: "/api/user/savedProducts", body: wished }])
    expect(guestProducts.get()).toEqual(noSavedProducts)
    expect(shop.kept()).toEqual(wished)
  })

  it("stay on the device when the account cannot be reached", async () => {
    guestProducts.set(wished)
    await expect(mergeGuestProducts(answering(null), ANN)).rejects.toThrow(
      "Your saved products could not be reached.",
    )
    expect(guestProducts.get()).toEqual(wished)
  })

  it("are read from whatever stands in storage", () => {
    expect(decodeSavedProducts("junk")).toEqual(noSavedProducts)
    expect(
      decodeSavedProducts({ wish: [{ productId: "tv", quantity: -3 }, { quantity: 2 }, 7], later: null }),
    ).toEqual(wished)
  })
})
