import { expect, test } from "vitest"
import { withOrderLinks } from "./words-of-staff.ts"

const links = {
  publicUrl: "https://shop.example",
  orderUrl: (orderId: string) => `https://shop.example/order/${orderId}?token=secret`,
}

test.each([
  ["See https://shop.example/order/o-1.", "See https://shop.example/order/o-1?token=secret."],
  [
    "https://shop.example/order/o-1\nhttps://shop.example/order/o-2",
    "https://shop.example/order/o-1?token=secret\nhttps://shop.example/order/o-2?token=secret",
  ],
  ["https://shop.example/order/o-1?token=own", "https://shop.example/order/o-1?token=own"],
  ["https://shop.example/order/", "https://shop.example/order/"],
  ["https://other.example/order/o-1", "https://other.example/order/o-1"],
  ["Nothing to open.", "Nothing to open."],
])("%j is sent as %j", (typed, sent) => {
  expect(withOrderLinks(typed, links)).toBe(sent)
})
