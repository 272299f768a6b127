import { decodeCheckoutForm } from "@voltread/domain/ordering/checkout-form.ts"
import { isStateCode } from "@voltread/domain/shared/us-states.ts"
import { Result, Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { hasSharedData, sharedCsv, sharedJsonLines } from "./shared-data.ts"
import { type Answer, type ShopApp, shopApp, type Tokens } from "./shop-app.ts"

let shop: ShopApp
let ann: Tokens
let root: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  ann = await shop.signIn("ann@example.com")
  root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
})
afterAll(() => shop.close())

const address = {
  firstName: "Ann",
  lastName: "Lee",
  address1: "1 Main St",
  address2: "",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "5125550100",
}
const checkout = (change: object) =>
  decodeCheckoutForm({ ...address, isBillingShippingSame: true, ...change })

/** Adds an address and removes it again, so that there is always room for the next. */
const save = async (change: object): Promise<Answer> => {
  const answer = await shop.call("POST", "/api/user/address/add", { ...address, ...change }, { as: ann })
  await shop.sql("delete from account_address")
  return answer
}

const PHONES = "us_phone_cases.csv"
const MESSAGE = "Please enter a valid US Phone Number"

describe("phone numbers of the shared cases", () => {
  test.runIf(hasSharedData(PHONES))(
    "are taken in every form exactly when they are ten digits of a US number",
    { timeout: 180_000 },
    async () => {
      const cases = sharedCsv(PHONES).map(([phone = "", , , isUs, , isTenDigits]) => ({
        phone,
        isGood: isUs === "true" && isTenDigits === "true",
      }))
      expect(cases.length).toBeGreaterThan(70)
      const profile = { firstName: "Anna", lastName: "Leeds" }
      const wrong: Array<string> = []
      for (const [index, { phone, isGood }] of cases.entries()) {
        const staff = { ...profile, email: `phone-${index}@voltread.example`, phone }
        const guest = { name: "Ann", email: `phone-${index}@example.com`, message: "Hello", phone }
        const answers = {
          profile: await shop.call("PUT", "/api/account/profile", { ...profile, phone }, { as: ann }),
          customer: await shop.call(
            "PUT",
            "/api/admin/customers/ann@example.com",
            { ...profile, phone },
            { as: root },
          ),
          address: await save({ phone }),
          staff: await shop.call("POST", "/api/users/add", staff, { as: root }),
          contact: await shop.call("POST", "/api/contact", guest),
        }
        for (const [form, { status, body }] of Object.entries(answers)) {
          const said = body.fieldErrors.map(({ constraints }) => Object.values(constraints)[0])
          const isAsMeant = isGood ? status === 200 : status === 400 && said.includes(MESSAGE)
          if (!isAsMeant) wrong.push(`${form} ${JSON.stringify(phone)}: ${status} ${said.join()}`)
        }
        if (Result.isSuccess(checkout({ phone })) !== isGood) wrong.push(`checkout ${JSON.stringify(phone)}`)
      }
      expect(wrong).toEqual([])
    },
  )
})

const ADDRESSES = "us_addresses.jsonl.gz"
const RealAddress = Schema.Struct({
  address1: Schema.String,
  address2: Schema.String,
  city: Schema.optionalKey(Schema.String),
  state: Schema.String,
  postalCode: Schema.String,
})

describe("addresses that exist", () => {
  test.runIf(hasSharedData(ADDRESSES))("can be shipped to, unless they name no city", () => {
    const addresses = sharedJsonLines(ADDRESSES, RealAddress)
    expect(addresses.length).toBeGreaterThan(2_000)
    const refused = addresses.filter((real) => Result.isFailure(checkout(real)))
    expect(refused.filter(({ city }) => (city ?? "").trim() !== "")).toEqual([])
    expect(addresses.every(({ state }) => isStateCode(state))).toBe(true)
  })

  test.runIf(hasSharedData(ADDRESSES))("can be saved, and are returned as they were written", async () => {
    const addresses = sharedJsonLines(ADDRESSES, RealAddress).filter((_, index) => index % 13 === 0)
    const wrong: Array<unknown> = []
    for (const real of addresses.filter(({ city }) => (city ?? "").trim() !== "")) {
      const { status, body } = await save(real)
      const isSaved = JSON.stringify(body.data).includes(JSON.stringify(real.address1.trim()))
      if (status !== 200 || !isSaved) wrong.push(real)
    }
    expect(wrong).toEqual([])
  })
})

/** As forms send it: text pasted from several lines becomes one line. */
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ").trim()

const LINES = "us_address_strings.csv.gz"

describe("address lines as people type them", () => {
  test.runIf(hasSharedData(LINES))(
    "are saved as they are; a checkout takes those that fit on a label",
    { timeout: 180_000 },
    async () => {
      const lines = sharedCsv(LINES).map(([, line = ""]) => line)
      expect(lines.length).toBeGreaterThan(2_000)
      const wrong = lines.filter(
        (line) =>
          Result.isSuccess(checkout({ address1: line })) !== (line.trim() !== "" && line.trim().length <= 96),
      )
      expect(wrong).toEqual([])
      for (const address1 of lines.filter((_, index) => index % 13 === 0)) {
        const { status, body } = await save({ address1 })
        expect([status, JSON.stringify(body.data).includes(JSON.stringify(oneLine(address1)))]).toEqual([
          200,
          true,
        ])
      }
    },
  )
})
