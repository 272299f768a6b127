import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { REFERENCE_KINDS, type ReferenceKindName } from "@voltread/domain/contract/import.ts"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../../testing/shop-app.ts"
import { REFERENCES } from "./import-reference.ts"

let shop: ShopApp
let folder: string
let as: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  folder = await mkdtemp(join(tmpdir(), "reference-"))
  as = await shop.signIn("admin@voltread.example", "ADMIN")
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const KINDS: ReadonlyArray<ReferenceKindName> = ["vehicles", "stores", "brands", "lines", "rebates"]
const headers = () => ({ authorization: `Bearer ${as.accessToken} ${as.idToken}` })

const bringIn = async (kind: ReferenceKindName, content: string, isDryRun = false) => {
  const file = join(folder, `${kind}.csv`)
  await writeFile(file, content)
  return await shop.run(REFERENCES[kind].import(file, isDryRun))
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
      expect(Object.keys(REFERENCE_KINDS)).toContain(kind)
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

  test("of a dry run is counted, and not there afterwards", async () => {
    const template = REFERENCES.stores.template.replaceAll("denver-1", "denver-2")
    expect(await bringIn("stores", template, true)).toMatchObject({ added: 1, changed: 0 })
    expect(await shop.sql("select from store where store_id = 'denver-2'")).toEqual([])
    const changed = REFERENCES.stores.template.replace("1 Main St", "2 Main St")
    expect(await bringIn("stores", changed, true)).toMatchObject({ added: 0, changed: 1 })
    expect(await shop.sql("select from store where address1 = '2 Main St'")).toEqual([])
  })

  test("survives an export with whatever a spreadsheet or a person may write", async () => {
    const brand = `odd,"=Odd, ""quoted""",,,,"two
lines",,-1,,,,,0`
    const header = REFERENCES.brands.template.split("\r\n")[0] ?? ""
    expect(await bringIn("brands", `${header}\r\n${brand}\r\n`)).toMatchObject({ added: 1 })
    const exported = await download("brands")
    expect(exported.text).toContain(`'=Odd`)
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

  test("of a vehicle with a line that cannot be taken is left as it is, and each line says why", async () => {
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

  test.each([
    ["stores", "CO", "Colorado", "state"],
    ["stores", "39.7392", "north", "latitude"],
    ["rebates", "60.00", "sixty", "amount"],
    ["rebates", "2026-11-30", "2026-02-30", "validUntil"],
    ["brands", "4.5", "6", "rating"],
  ] as const)("of %s is refused with its column: %s → %s", async (kind, right, wrong, column) => {
    const outcome = await bringIn(kind, REFERENCES[kind].template.replace(right, wrong), true)
    expect(outcome).toMatchObject({ added: 0, rejected: 1 })
    expect(outcome.rejections[0]?.reason).toContain(column)
  })

  test("with a name that another record has is refused as a whole", async () => {
    const twin = REFERENCES.brands.template.replace("toyo", "toyo-2")
    await expect(bringIn("brands", twin)).rejects.toThrow("same name")
  })

  test("is for admins, and the audit log knows who took it out or brought it in", async () => {
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
      "select distinct action, subject from staff_action where action like 'reference-%' and subject = 'stores' and outcome = 'done' order by action",
    )
    expect(acts).toEqual([
      { action: "reference-download", subject: "stores" },
      { action: "reference-import", subject: "stores" },
    ])
  })
})
