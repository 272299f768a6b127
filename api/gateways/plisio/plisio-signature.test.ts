import { createHmac } from "node:crypto"
import { describe, expect, test } from "vitest"
import { verifiedFields } from "./plisio-signature.ts"

const KEY = "plisio_test"
const FIELDS = {
  amount: "0.0005",
  currency: "BTC",
  order_number: "ORD-1",
  status: "completed",
  txn_id: "t1",
}

describe("a callback of Plisio", () => {
  test("as JSON is known by the vector of gateways §4, whatever the order of its fields", () => {
    const verify_hash = "2072466d43de61ff7a60331d345082c0321170e3"
    for (const body of [
      { ...FIELDS, verify_hash },
      { verify_hash, ...Object.fromEntries(Object.entries(FIELDS).reverse()) },
    ])
      expect(verifiedFields(KEY, JSON.stringify(body))).toMatchObject(FIELDS)
  })

  test("as JSON is known where it is signed as it came, numbers and slashes included", () => {
    const fields = { txn_id: "t1", expire_utc: 1_700_000_000, tx_urls: "https://chain.example/t1" }
    const verify_hash = createHmac("sha1", KEY).update(JSON.stringify(fields)).digest("hex")
    expect(verifiedFields(KEY, JSON.stringify({ ...fields, verify_hash }))).toMatchObject(fields)
  })

  test("as a form is known by the vector of gateways §4", () => {
    const verify_hash = "91f1630d8391244af3c0fb0f7f87629173867fbf"
    const body = new URLSearchParams({ ...FIELDS, verify_hash }).toString()
    expect(verifiedFields(KEY, body)).toMatchObject(FIELDS)
  })

  test("as a form is known with letters beyond ASCII, and with links as they were before they were escaped", () => {
    const signed = 'a:2:{s:7:"comment";s:3:"\u20ac";s:7:"tx_urls";s:30:"https://chain.example/?a=1&b=2";}'
    const body = new URLSearchParams({
      comment: "\u20ac",
      tx_urls: "https://chain.example/?a=1&amp;b=2",
      verify_hash: createHmac("sha1", KEY).update(signed).digest("hex"),
    }).toString()
    expect(verifiedFields(KEY, body)).toMatchObject({ comment: "\u20ac" })
  })

  test.each([
    ["another key", "other", { ...FIELDS, verify_hash: "2072466d43de61ff7a60331d345082c0321170e3" }],
    [
      "a field changed",
      KEY,
      { ...FIELDS, amount: "5", verify_hash: "2072466d43de61ff7a60331d345082c0321170e3" },
    ],
    ["a hash cut short", KEY, { ...FIELDS, verify_hash: "2072466d" }],
    ["no hash", KEY, FIELDS],
    ["a hash that is no text", KEY, { ...FIELDS, verify_hash: 1 }],
  ])("is not believed with %s", (_, key, body) => {
    expect(verifiedFields(key, JSON.stringify(body))).toBeUndefined()
  })

  test.each(["", "[]", "null", '{"a":', "a=1"])("that is %s is not believed", (body) => {
    expect(verifiedFields(KEY, body)).toBeUndefined()
  })
})
