import { describe, expect, it } from "vitest"
import { formatDistance } from "./distance.ts"
import { valueInWords } from "./value-in-words.ts"

describe("what a change left behind", () => {
  it.each([
    ["status", "PENDING_FULFILMENT", "Pending fulfillment"],
    ["items.7.status", "PENDING_SHIPMENT", "Pending shipment"],
    ["statusName", "IN REVIEW", "In review"],
    ["phone", "3125550142", "(312) 555-0142"],
    ["shipments.1.estimatedDeliveryDate", "2026-11-30", "30 Nov, 2026"],
    ["fraudEmailFirstSeen", "2018-10-13", "13 Oct, 2018"],
    ["fraudIpDistanceFromAddress", "1609.344", "1,000 mi"],
    ["fraudIsChecked", "true", "Yes"],
    ["payments.1.gatewayType", "GOOGLE_PAY", "Google Pay"],
    ["payments.1.gatewayName", "braintree", "Braintree"],
    ["payments.1.kind", "sale", "Payment"],
    ["payments.1.result", "settled", "Completed"],
    ["lender", "simple-lease", "Simple Lease"],
    ["items.7.deliveryType", "DELIVERY_PICKUP", "Pickup"],
    ["carrier", "UPS", "UPS"],
    ["constructor", "x", "x"],
    ["city", "", "—"],
    ["city", null, "—"],
  ])("%s %s is read as %s", (field, value, words) => expect(valueInWords(field, value)).toBe(words))

  it("has its moments in the zone of the person who reads them", () => {
    const noon = new Date(2026, 10, 5, 12).toISOString()
    expect(valueInWords("approvedAt", noon)).toMatch(/^05 Nov, 2026, 12:00\sPM$/)
  })
})

describe("distances", () => {
  it.each([
    [0, "0 mi"],
    [5, "3.1 mi"],
    [420.5, "261 mi"],
  ])("%d km are %s", (kilometers, words) => expect(formatDistance(kilometers)).toBe(words))
})
