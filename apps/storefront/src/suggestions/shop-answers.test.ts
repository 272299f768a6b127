import { describe, expect, it } from "vitest"
import { shopAnswer } from "./shop-answers.ts"

describe("a search that is no search for a product", () => {
  it.each([
    ["order status", "/find-order"],
    ["Track my order", "/find-order"],
    ["where is my order?", "/find-order"],
    ["Where's my package", "/find-order"],
    ["cancel order", "/find-order"],
    ["order history", "/find-order"],
    ["returns", "/page/how-it-works"],
    ["how do I return an item", "/page/how-it-works"],
    ["refund for my order", "/page/how-it-works"],
    ["contact", "/contact"],
    ["Customer Service", "/contact"],
    ["phone number", "/contact"],
    ["free shipping", "/page/terms"],
    ["financing", "/page/how-it-works"],
    ["promo code", "/cart"],
    ["discount code", "/cart"],
    ["wish list", "/cart"],
    ["my wishlist", "/cart"],
  ])("“%s” leads to %s", (text, to) => {
    expect(shopAnswer(text)?.to).toBe(to)
  })

  it.each([
    "",
    "55 inch tv",
    "track lighting",
    "help desk headset",
    "phone",
    "home",
    "gps tracking watch",
    "lease tv",
    "code reader",
    "coupon organizer",
  ])("“%s” is one", (text) => {
    expect(shopAnswer(text)).toBeNull()
  })
})
