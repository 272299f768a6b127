import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  isReferenceKind,
  REFERENCE_KINDS,
  type ReferenceKindName,
} from "@voltread/domain/shared/reference-kinds.ts"
import { US_STATES } from "@voltread/domain/shared/us-states.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { upsertProducts } from "../../catalogue/products.ts"
import { product } from "../../catalogue/testing/catalogue-product.ts"
import { Database } from "../../platform/postgres/pool.ts"
import { releaseStock, reserveStock } from "../../stock/stock.ts"
import { type ShopApp, shopApp, type Tokens } from "../../testing/shop-app.ts"
import { REFERENCES } from "./import-reference.ts"

let shop: ShopApp
let folder: string
let as: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  folder = await mkdtemp(join(tmpdir(), "reference-"))
  as = await shop.signIn("admin@voltread.example", "ADMIN")
  await shop.run(
    Database.use(({ pool }) =>
      upsertProducts(pool, [product("acme-oled-55"), product("bb-1001"), product("bb-1002")]),
    ),
  )
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Every state has its tax from the start: an example adds none. */
const KINDS = Object.keys(REFERENCE_KINDS)
  .filter(isReferenceKind)
  .filter((kind) => kind !== "tax-rates")
const headers = () => ({ authorization: `Bearer ${as.accessToken} ${as.idToken}` })

const bringIn = async (kind: ReferenceKindName, content: string, isDryRun = false) => {
  const file = join(folder, `${kind}.csv`)
  await writeFile(file, content)
  return await shop.run(REFERENCES[kind].import(file, isDryRun, { username: "ann", name: "Ann" }))
}
const download = async (kind: string, query = "") => {
  const answer = await shop.app.inject({
    method: "GET",
    url: `/api/admin/reference-data/${kind}${query}`,
    headers: headers(),
  })
  return { status: answer.statusCode, text: answer.body }
}
const count = async (table: string) => Number((await shop.sql(`select count(*) from ${table}`))[0]?.count)

const VEHICLE_HEADER = REFERENCES.vehicles.template.split("\r\n")[0] ?? ""
const vehicle = (id: string, rest: string) => `${id},2019,Ford,F-150,${rest}`
const FITMENT = "265/70R17,17,7.5,44,265/70R17,17,7.5,44"

describe("reference data", () => {
  test.each(KINDS)(
    "of %s: the template can be imported, and what is exported then changes nothing",
    async (kind) => {
      const template = await download(kind, "?template=true")
      expect(template.status).toBe(200)
      expect(await bringIn(kind, template.text)).toMatchObject({ added: 1, rejected: 0 })
      const exported = await download(kind)
      expect(exported.text.split("\r\n")[0]).toBe(template.text.split("\r\n")[0])
      expect(await bringIn(kind, exported.text)).toEqual({
        added: 0,
        changed: 0,
        unchanged: 1,
        rejected: 0,
        rejections: [],
      })
    },
  )

  test("of sales tax changes the settings, takes effect at once and is in their history", async () => {
    const exported = async () => (await download("tax-rates")).text.split("\r\n")
    const [header = "", ...before] = await exported()
    expect(header).toContain("state,percent,taxesShipping")
    expect(before.filter((line) => line !== "")).toHaveLength(Object.keys(US_STATES).length)
    expect(before).toContain("TX,6.25,yes")
    expect(await bringIn("tax-rates", (await exported()).join("\r\n"))).toMatchObject({ unchanged: 51 })
    expect(await shop.sql("select from shop_setting_change")).toEqual([])

    const file = `${header}\ntx,7.125,No\nOR,0,no\nON,5,no\nNV,20.001,no\nUT,4,maybe\n`
    expect(await bringIn("tax-rates", file, true)).toMatchObject({ changed: 1, unchanged: 1, rejected: 3 })
    expect(await exported()).toContain("TX,6.25,yes")
    expect(await bringIn("tax-rates", file)).toMatchObject({ changed: 1, unchanged: 1, rejected: 3 })
    const now = await exported()
    expect(now).toContain("TX,7.125,no")
    expect(now.filter((line) => !line.startsWith("TX"))).toEqual([
      header,
      ...before.filter((line) => !line.startsWith("TX")),
    ])
    expect(
      await shop.sql("select section, actor, after->'rates'->>'TX' as rate from shop_setting_change"),
    ).toEqual([{ section: "tax", actor: "ann", rate: "7125" }])
    const settings = await shop.call("GET", "/api/admin/settings", undefined, { as })
    expect(settings.body.data).toMatchObject({ settings: { tax: { rates: { TX: 7_125 } } } })
  })

  test("of a dry run is counted, and not stored", async () => {
    const template = REFERENCES.stores.template.replaceAll("denver-1", "denver-2")
    expect(await bringIn("stores", template, true)).toMatchObject({ added: 1, changed: 0 })
    expect(await shop.sql("select from store where store_id = 'denver-2'")).toEqual([])
    const changed = REFERENCES.stores.template.replace("1 Main St", "2 Main St")
    expect(await bringIn("stores", changed, true)).toMatchObject({ added: 0, changed: 1 })
    expect(await shop.sql("select from store where address1 = '2 Main St'")).toEqual([])
  })

  test("has amounts and numbers as spreadsheets write them", async () => {
    const rebate = REFERENCES.rebates.template.replace("toyo-fall", "toyo-winter")
    expect(await bringIn("rebates", rebate.replace("60.00", '"$1,060.00"'))).toMatchObject({ added: 1 })
    expect(await shop.sql("select amount::int from rebate where rebate_id = 'toyo-winter'")).toEqual([
      { amount: 106_000 },
    ])
    const stock = 'productId,storeId,units\r\nbb-1001,denver-1,"1,204"\r\nbb-1002,denver-1,"1,2"\r\n'
    expect(await bringIn("store-stock", stock, true)).toMatchObject({
      added: 1,
      rejections: [{ line: 3, reason: "units: must be from 0 to 1000000" }],
    })
  })

  test("survives an export with any text that a spreadsheet or a person may write", async () => {
    const brand = `odd,"=Odd, ""quoted""",,＝Founder,,"two
lines",,-1,,,,,0`
    const header = REFERENCES.brands.template.split("\r\n")[0] ?? ""
    expect(await bringIn("brands", `${header}\r\n${brand}\r\n`)).toMatchObject({ added: 1 })
    const exported = await download("brands")
    expect(exported.text).toContain(`'=Odd`)
    expect(exported.text).toContain(`'＝Founder`)
    expect(await bringIn("brands", exported.text)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  })

  test("of a vehicle keeps its fitments in their order, and replaces them as a whole", async () => {
    const wide = "275/65R18,18,8.5,44,275/65R18,18,8.5,44"
    const lines = [
      VEHICLE_HEADER,
      vehicle("f-150-lariat", `Lariat,truck,6x135,87.1,${FITMENT}`),
      vehicle("f-150-lariat", `Lariat,truck,6x135,87.1,${wide}`),
    ]
    expect(await bringIn("vehicles", `${lines.join("\r\n")}\r\n`)).toMatchObject({ added: 1, rejected: 0 })
    const sizes = () =>
      shop.sql(
        "select front_tire_size as size from vehicle_fitment where vehicle_id = 'f-150-lariat' order by position",
      )
    expect(await sizes()).toEqual([{ size: "265/70R17" }, { size: "275/65R18" }])
    expect(await bringIn("vehicles", (await download("vehicles")).text)).toMatchObject({
      added: 0,
      changed: 0,
    })
    expect(await bringIn("vehicles", `${[lines[0], lines[2]].join("\r\n")}\r\n`)).toMatchObject({
      changed: 1,
    })
    expect(await sizes()).toEqual([{ size: "275/65R18" }])
  })

  test("of a vehicle with an invalid line is not changed, and each line says why", async () => {
    const lines = [
      VEHICLE_HEADER,
      vehicle("f-150-base", `Base,truck,6x135,87.1,${FITMENT}`),
      vehicle("f-150-base", `Base,truck,6x135,87.1,${FITMENT.replace("265/70R17", "wide ones")}`),
      vehicle("f-150-king", `King,truck,6x135,87.1,${FITMENT}`),
    ]
    const before = await count("vehicle")
    const outcome = await bringIn("vehicles", `${lines.join("\r\n")}\r\n`)
    expect(outcome).toMatchObject({ added: 1, rejected: 2 })
    expect(outcome.rejections.map(({ line }) => line)).toEqual([2, 3])
    expect(await count("vehicle")).toBe(before + 1)
  })

  describe("of the stock of stores", () => {
    const HEADER = "productId,storeId,units"
    const bringStock = (...lines: ReadonlyArray<string>) =>
      bringIn("store-stock", `${[HEADER, ...lines].join("\r\n")}\r\n`)
    const available = async () =>
      (
        await shop.sql(
          "select product_id, available from store_stock where available > 0 order by product_id",
        )
      ).map(({ product_id, available }) => `${product_id}: ${available}`)
    beforeEach(async () => {
      await bringIn("stores", REFERENCES.stores.template)
      await shop.sql("delete from store_stock")
      await shop.sql("update stock set available = 0, in_stores = 0")
    })

    test("changes only the places that a file names", async () => {
      expect(await bringStock("bb-1001,denver-1,4", "bb-1002,denver-1,2")).toMatchObject({ added: 2 })
      expect(await bringStock("bb-1001,denver-1,0")).toMatchObject({ added: 0, changed: 1, rejected: 0 })
      expect(await available()).toEqual(["bb-1002: 2"])
      expect(await shop.sql("select available, in_stores from stock where product_id = 'bb-1002'")).toEqual([
        { available: 2, in_stores: 2 },
      ])
    })

    test("does not change what pickups hold", async () => {
      await bringStock("bb-1001,denver-1,5")
      const held = [{ productId: "bb-1001", storeId: "denver-1", quantity: 2 }]
      await shop.run(reserveStock("pickup", 1, held))
      const exported = (await download("store-stock")).text
      expect(await bringIn("store-stock", exported)).toMatchObject({ changed: 0, unchanged: 1 })
      await bringStock("bb-1001,denver-1,6")
      await shop.run(releaseStock("pickup"))
      expect(await available()).toEqual(["bb-1001: 8"])
    })

    test("rejects what the shop does not know, names it, and imports the rest", async () => {
      const outcome = await bringStock(
        "gone,denver-1,1",
        "bb-1001,mars-1,1",
        "bb-1002,denver-1,3",
        "bb-1002,denver-1,4",
      )
      expect(outcome).toMatchObject({ added: 1, rejected: 3 })
      expect(outcome.rejections).toEqual([
        { line: 2, reason: "productId: there is no product gone" },
        { line: 3, reason: "storeId: there is no store mars-1" },
        { line: 5, reason: "repeats line 4" },
      ])
      expect(await available()).toEqual(["bb-1002: 3"])
    })
  })

  test.each([
    ["store-stock", ",4", ",-1", "units"],
    ["store-stock", ",4", ",1.5", "units"],
    ["stores", "CO", "Colorado", "state"],
    ["stores", "39.7392", "north", "latitude"],
    ["rebates", "60.00", "sixty", "amount"],
    ["rebates", "2026-11-30", "2026-02-30", "validUntil"],
    ["brands", "4.5", "6", "rating"],
  ] as const)("of %s is rejected with its column: %s → %s", async (kind, right, wrong, column) => {
    const outcome = await bringIn(kind, REFERENCES[kind].template.replace(right, wrong), true)
    expect(outcome).toMatchObject({ added: 0, rejected: 1 })
    expect(outcome.rejections[0]?.reason).toContain(column)
  })

  test("with a name that another record has is rejected as a whole", async () => {
    const twin = REFERENCES.brands.template.replace("toyo", "toyo-2")
    await expect(bringIn("brands", twin)).rejects.toThrow("same name")
  })

  test("is for admins, and the audit log records exports and imports", async () => {
    const support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
    const answer = await shop.app.inject({
      method: "GET",
      url: "/api/admin/reference-data/stores",
      headers: { authorization: `Bearer ${support.accessToken} ${support.idToken}` },
    })
    expect(answer.statusCode).toBe(403)
    expect((await download("customers")).status).toBe(400)
    const sent = await shop.app.inject({
      method: "POST",
      url: "/api/admin/reference-data/stores?fileName=stores.csv&dryRun=true",
      headers: { ...headers(), "content-type": "application/octet-stream" },
      payload: REFERENCES.stores.template,
    })
    expect(sent.json()).toMatchObject({ isSuccess: true, data: { outcome: { unchanged: 1 } } })
    const acts = await shop.sql(
      "select distinct action, subject from staff_action where subject = 'stores' and outcome = 'done' order by action",
    )
    expect(acts).toEqual([
      { action: "import-check", subject: "stores" },
      { action: "reference-download", subject: "stores" },
    ])
  })
})
