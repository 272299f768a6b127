import { expect, test } from "vitest"
import { networkOf, siteOf } from "./network-address.ts"

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:DB8:1:2::9", "2001:db8:1:2"],
  ["2001:0db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s is of the network %s", (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test("a caller who is gone already has no network, and their request is no error of the shop", () => {
  expect(networkOf(undefined)).toBe("")
})

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2::9", "2001:db8:1"],
  ["2001:db8:1:ffff::9", "2001:db8:1"],
  ["2001:db8::1", "2001:db8:0"],
])("%s is of the site %s", (address, site) => {
  expect(siteOf(networkOf(address))).toBe(site)
})
