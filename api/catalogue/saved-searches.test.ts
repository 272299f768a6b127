import { SavedSearches } from "@voltread/domain/catalogue/saved-searches-schema.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type Answer, type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

let shop: ShopApp
let ann: Tokens
let bob: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  ann = await shop.signIn("ann@example.com")
  bob = await shop.signIn("bob@example.com")
})
afterAll(() => shop.close())

const PATH = "/api/user/savedSearches"
const truck = { name: "2019 Ford F-150", search: "vehicle=f150&season=All-Season&max=180" }
const seventeen = { name: "225/65R17", search: "size=225/65R17" }
const tires = (...saved: ReadonlyArray<typeof truck>) => ({
  byVehicle: { tires: saved, wheels: [] },
  bySize: [],
})

const Data = Schema.Struct({ savedSearches: SavedSearches })
const searchesIn = ({ body }: Answer) => Schema.decodeUnknownSync(Data)(body.data).savedSearches

describe("saved searches of an account", () => {
  test("are none at first, then what was saved, newest first; saving twice is as once", async () => {
    expect(searchesIn(await shop.call("GET", PATH, undefined, { as: ann }))).toEqual(tires())
    await shop.call("PUT", PATH, tires(truck), { as: ann })
    await shop.call("PUT", PATH, tires(seventeen), { as: ann })
    const again = await shop.call("PUT", PATH, tires(seventeen), { as: ann })
    expect(searchesIn(again)).toEqual(tires(seventeen, truck))
    expect(searchesIn(await shop.call("GET", PATH, undefined, { as: ann }))).toEqual(tires(seventeen, truck))
  })

  test("are seen and cleared by nobody else", async () => {
    await shop.call("PUT", PATH, tires(truck), { as: ann })
    expect(searchesIn(await shop.call("DELETE", `${PATH}/tires`, undefined, { as: bob }))).toEqual(tires())
    expect(searchesIn(await shop.call("GET", PATH, undefined, { as: ann })).byVehicle.tires[0]).toEqual(truck)
    expect((await shop.call("GET", PATH)).status).toBe(401)
  })

  test("are cleared by name, or all of a list", async () => {
    await shop.call("PUT", PATH, { ...tires(truck, seventeen), bySize: [seventeen] }, { as: bob })
    const name = encodeURIComponent(truck.name)
    const one = await shop.call("DELETE", `${PATH}/tires?name=${name}`, undefined, { as: bob })
    expect(searchesIn(one)).toEqual({ ...tires(seventeen), bySize: [seventeen] })
    const all = await shop.call("DELETE", `${PATH}/tires`, undefined, { as: bob })
    expect(searchesIn(all)).toEqual({ ...tires(), bySize: [seventeen] })
  })

  test("of two devices saving at once are all kept", async () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ name: `search ${index}`, search: "" }))
    await Promise.all(many.map((each) => shop.call("PUT", PATH, tires(each), { as: bob })))
    const saved = searchesIn(await shop.call("GET", PATH, undefined, { as: bob })).byVehicle.tires
    expect(new Set(saved.map(({ name }) => name))).toEqual(new Set(many.map(({ name }) => name)))
  })

  test("that are not ones are refused, and nothing is lost", async () => {
    await shop.call("PUT", PATH, tires(truck), { as: ann })
    for (const wrong of [
      {},
      tires({ name: "", search: "" }),
      tires({ name: "x", search: "y".repeat(2_001) }),
    ]) {
      expect((await shop.call("PUT", PATH, wrong, { as: ann })).status).toBe(400)
    }
    expect((await shop.call("DELETE", `${PATH}/boats`, undefined, { as: ann })).status).toBe(400)
    expect(searchesIn(await shop.call("GET", PATH, undefined, { as: ann })).byVehicle.tires[0]).toEqual(truck)
  })
})
