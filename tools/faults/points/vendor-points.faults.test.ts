import { CRYPTO_SCENARIOS } from "./crypto-scenarios.ts"
import { KLARNA_SCENARIOS } from "./klarna-scenarios.ts"
import { CONTRACT_SCENARIOS, LEASE_SCENARIOS } from "./lease-scenarios.ts"
import { STRIDE, testPoints, VENDOR_STRIDE } from "./points-test.ts"

testPoints([
  {
    name: "no application is lost or made twice at the lender",
    scenarios: LEASE_SCENARIOS,
    stride: STRIDE,
  },
  {
    name: "the lender hears once what became of a contract",
    scenarios: CONTRACT_SCENARIOS,
    stride: VENDOR_STRIDE,
  },
  { name: "Klarna's books agree with the orders", scenarios: KLARNA_SCENARIOS, stride: VENDOR_STRIDE },
  { name: "what comes in coins is booked once", scenarios: CRYPTO_SCENARIOS, stride: VENDOR_STRIDE },
])
