import { GarageData } from "@voltread/domain/catalogue/garage-schema.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { type Answer, type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { vehicle } from "./testing/catalogue-records.ts"
import { upsertVehicles } from "./vehicles.ts"

let shop: ShopApp
let ann: Tokens
let bob: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  ann = await shop.signIn("ann@example.com")
  bob = await shop.signIn("bob@example.com")
  const ids = ["f-150", "civic", "ram", ...Array.from({ length: 8 }, (_, index) => `car-${index}`)]
  await shop.run(
    Database.use(({ pool }) =>
      upsertVehicles(
        pool,
        ids.map((id) => vehicle(id, ["265/70R17"], { model: id })),
      ),
    ),
  )
})
afterAll(() => shop.close())

const PATH = "/api/user/garage"
const garageIn = ({ body }: Answer) => Schema.decodeUnknownSync(GarageData)(body.data).garage
const idsIn = (answer: Answer) => garageIn(answer).map(({ vehicleId }) => vehicleId)
const put = (as: Tokens, ...vehicleIds: ReadonlyArray<string>) =>
  shop.call("PUT", PATH, { vehicleIds }, { as })

describe("the garage of an account", () => {
  test("is empty at first, then has what was added, the chosen one first and named by the catalogue", async () => {
    expect(garageIn(await shop.call("GET", PATH, undefined, { as: ann }))).toEqual([])
    await put(ann, "f-150")
    expect(idsIn(await put(ann, "civic", "ram"))).toEqual(["civic", "ram", "f-150"])
    expect(idsIn(await put(ann, "f-150"))).toEqual(["f-150", "civic", "ram"])
    expect(garageIn(await put(ann, "f-150"))[0]).toEqual({
      vehicleId: "f-150",
      name: "2019 Ford f-150 XLT",
    })
  })

  test("holds only vehicles that the catalog has", async () => {
    await put(bob, "civic")
    expect(idsIn(await put(bob, "spaceship", "ram"))).toEqual(["ram", "civic"])
    await shop.sql("delete from vehicle_fitment where vehicle_id = 'ram'")
    await shop.sql("delete from vehicle where vehicle_id = 'ram'")
    expect(idsIn(await shop.call("GET", PATH, undefined, { as: bob }))).toEqual(["civic"])
  })

  test("can only be seen and changed by its owner", async () => {
    await put(ann, "civic")
    const removed = await shop.call("DELETE", `${PATH}?vehicleId=civic`, undefined, { as: bob })
    expect(idsIn(removed)).not.toContain("civic")
    expect(idsIn(await shop.call("GET", PATH, undefined, { as: ann }))).toContain("civic")
    expect((await shop.call("GET", PATH)).status).toBe(401)
  })

  test("keeps the changes of two devices at once", async () => {
    const many = Array.from({ length: 8 }, (_, index) => `car-${index}`)
    await Promise.all(many.map((id) => put(bob, id)))
    expect(new Set(idsIn(await shop.call("GET", PATH, undefined, { as: bob })))).toEqual(new Set(many))
  })

  test("rejects what is no list of vehicles", async () => {
    for (const vehicleIds of [undefined, "f-150", [""], ["a\u0000b"], ["x".repeat(101)], Array(11).fill("x")])
      expect((await shop.call("PUT", PATH, { vehicleIds }, { as: ann })).status).toBe(400)
    expect((await shop.call("DELETE", PATH, undefined, { as: ann })).status).toBe(400)
  })
})
