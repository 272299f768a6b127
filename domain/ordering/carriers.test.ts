import { expect, test } from "vitest"
import { CARRIERS, trackingLink } from "./carriers.ts"

const parcel = { carrier: " ups ", trackingNumber: "1Z 999 AA1", trackingUrl: "" }

test("a parcel is followed by the link that came with it, else by its carrier's", () => {
  expect(trackingLink(parcel)).toBe("https://www.ups.com/track?tracknum=1Z999AA1")
  expect(trackingLink({ ...parcel, trackingUrl: "https://example.com/1" })).toBe("https://example.com/1")
  expect(trackingLink({ ...parcel, trackingUrl: "javascript:alert(1)" })).toContain("ups.com")
  expect(trackingLink({ ...parcel, carrier: "Bob's Vans" })).toBeNull()
  expect(trackingLink({ ...parcel, trackingNumber: " " })).toBeNull()
})

test("no tracking number escapes its place in a carrier's address", () => {
  for (const { name } of CARRIERS) {
    const link = trackingLink({ ...parcel, carrier: name, trackingNumber: "1&x=2#/../3" })
    expect(link).toContain("1%26x%3D2%23%2F..%2F3")
  }
})
