import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { sendFile } from "./testing/send-file.ts"

/** Other work on this machine may slow it down. */
const PATIENT = { timeout: 20_000 }

const LIST = "/api/admin/imports/mappings"

let folder: string
let shop: ShopApp
let admin: Tokens
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mappings-"))
  shop = await shopApp(inject("postgresUrl"), { IMPORT_FOLDER: folder })
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const ACME = {
  profile: "walmart-amazon",
  columns: { Seller: "shop", Item: "title", Maker: "brand", Model: "modelno", Retail: "price" },
}
const FILE = [
  "Seller,Item,Maker,Model,Retail,Color",
  "Acme,Desk lamp,Kestrel,L-1,20.00,Black",
  "Acme,Floor lamp,Kestrel,L-2,free,White",
  "",
].join("\n")

const save = (name: string, form: unknown) => shop.call("PUT", `${LIST}/${name}`, form, { as: admin })
const get = (url: string) => shop.call("GET", url, undefined, { as: admin })
const reportOf = async (query: string) => {
  const { status, body } = await sendFile(shop, admin, `/api/admin/imports?fileName=acme.csv&${query}`, FILE)
  expect([status, body.errorMessage ?? ""]).toEqual([200, ""])
  const report = async () => (await get(`/api/admin/imports/${body.data.import.importId}`)).body.data?.import
  await expect.poll(report, PATIENT).toMatchObject({ state: "done" })
  return await report()
}
const newestEntry = async () =>
  (await shop.sql("select action, subject, changes from staff_action order by action_id desc limit 1"))[0]

test("a file with its own column names is tried, then imported, by a saved mapping", async () => {
  expect(await save("acme", ACME)).toMatchObject({ status: 200 })
  expect(await reportOf("mapping=acme&dryRun=true")).toMatchObject({ isDryRun: true, added: 1, rejected: 1 })
  expect(await shop.sql("select from product where sku = 'L-1'")).toEqual([])
  expect(await reportOf("mapping=acme")).toMatchObject({
    profile: "walmart-amazon",
    mappingName: "acme",
    added: 1,
    rejections: [{ line: 3, reason: "has the price “free”, which is not an amount" }],
  })
  expect(
    await shop.sql("select name, partner, sale_price, attributes from product where sku = 'L-1'"),
  ).toEqual([{ name: "Desk lamp", partner: "Acme", sale_price: 2_000, attributes: { Color: "Black" } }])
})

test("an import keeps the mapping as it was when the file was uploaded", async () => {
  await save("later", ACME)
  await reportOf("mapping=later")
  await shop.call("DELETE", `${LIST}/later`, undefined, { as: admin })
  const [kept] = await shop.sql("select columns from product_import where mapping_name = 'later'")
  expect(kept).toEqual({ columns: ACME.columns })
})

test("mappings are listed with the available profiles", async () => {
  await save("listed", ACME)
  const { body } = await get(LIST)
  expect(body.data).toMatchObject({
    mappings: expect.arrayContaining([{ name: "listed", ...ACME }]),
    profiles: expect.arrayContaining([
      {
        profile: "abt-buy",
        columns: [
          { name: "shop", isRequired: false, example: "Abt" },
          { name: "name", isRequired: true, example: "Acme soundbar AS-200" },
          { name: "description", isRequired: false, example: "A soundbar with a subwoofer." },
          { name: "price", isRequired: true, example: "$179.00" },
          { name: "shippingWeight", isRequired: false, example: "6 lb" },
          {
            name: "images",
            isRequired: false,
            example: "https://images.example/as-200.webp|https://images.example/as-200-back.webp",
          },
        ],
      },
    ]),
  })
})

test("added, changed and deleted mappings are in the audit log in words", async () => {
  await save("told", ACME)
  await save("told", { ...ACME, columns: { ...ACME.columns, Group: "category" } })
  expect(await newestEntry()).toEqual({
    action: "import-mapping-save",
    subject: "told",
    changes: [{ what: "Column Group", before: null, after: "category" }],
  })
  const deletion = () => shop.call("DELETE", `${LIST}/told`, undefined, { as: admin })
  expect((await deletion()).status).toBe(200)
  expect(await newestEntry()).toMatchObject({
    action: "import-mapping-delete",
    changes: expect.arrayContaining([{ what: "Column Seller", before: "shop", after: null }]),
  })
  expect((await deletion()).status).toBe(200)
})

const { Retail: _, ...withoutPrice } = ACME.columns
const many = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`c${n}`, "price"]))
test.each([
  ["of no profile that there is", "x", { ...ACME, profile: "nobody" }, "There is no profile “nobody”"],
  ["to a column that the profile has not", "x", { ...ACME, columns: { a: "hue" } }, "no column “hue”"],
  [
    "to one column twice",
    "x",
    { ...ACME, columns: { ...ACME.columns, Cost: "price" } },
    "Two columns of the file stand for “price”.",
  ],
  [
    "without a required column",
    "x",
    { ...ACME, columns: withoutPrice },
    "No column of the file stands for “price” yet.",
  ],
  ["of too many columns", "x", { ...ACME, columns: many }, "cannot be accepted"],
  ["of a column too long", "x", { ...ACME, columns: { ["x".repeat(201)]: "price" } }, "cannot be accepted"],
  ["of unusable characters", "x", { ...ACME, columns: { "a\u0000": "price" } }, "cannot be used"],
  ["under a name of other signs", "Acme%20Ltd", ACME, "cannot be accepted"],
])("a mapping %s is rejected with a message", async (_, name, form, words) => {
  const { status, body } = await save(name, form)
  expect(status).toBe(400)
  expect(body.errorMessage).toContain(words)
  expect(await shop.sql("select from import_mapping where name = 'x'")).toEqual([])
})

test("a shop keeps only as many mappings as can be listed", async () => {
  await shop.sql(
    `insert into import_mapping (name, profile, columns, updated_by)
     select 'many-' || n, 'abt-buy', '{}', 'test' from generate_series(1, 200) n`,
  )
  await save("one-more", ACME)
  expect(await save("one-more", ACME)).toMatchObject({ status: 409 })
  await shop.sql("delete from import_mapping where updated_by = 'test'")
})

test.each([
  ["of a mapping that nobody knows", "mapping=nobody", 404, "The mapping “nobody” could not be found."],
  [
    "of a mapping and a profile",
    "mapping=acme&profile=abt-buy",
    400,
    "The mapping already names a profile. Please give only one of the two.",
  ],
])("an upload %s is rejected and deleted", async (_, query, expected, words) => {
  const { status, body } = await sendFile(shop, admin, `/api/admin/imports?fileName=acme.csv&${query}`, FILE)
  expect([status, body.errorMessage]).toEqual([expected, words])
  expect(await readdir(folder)).toEqual([])
})

test("the first lines of a file are enough to show its columns with some values", async () => {
  const shown = await sendFile(
    shop,
    admin,
    "/api/admin/imports/columns?fileName=acme.csv",
    `${FILE}Acme,"Cut o\n`,
  )
  expect([shown.status, shown.body.data.file]).toMatchObject([
    200,
    {
      profile: null,
      columns: [
        { name: "Seller", values: ["Acme"] },
        { name: "Item", values: ["Desk lamp", "Floor lamp"] },
        { name: "Maker", values: ["Kestrel"] },
        { name: "Model" },
        { name: "Retail" },
        { name: "Color" },
      ],
    },
  ])
  const unnamed = await sendFile(
    shop,
    admin,
    "/api/admin/imports/columns?fileName=a.csv",
    `,${"x".repeat(201)},Item\n1,2,3\n`,
  )
  expect(unnamed.body.data.file.columns).toEqual([{ name: "Item", values: ["3"] }])
  const known = '{"shop":"Abt","name":"Lamp 1","description":"","price":"1"}\n'
  const own = await sendFile(shop, admin, "/api/admin/imports/columns?fileName=abt.jsonl", known)
  expect(own.body.data.file.profile).toBe("abt-buy")
  expect(await readdir(folder)).toEqual([])
})
