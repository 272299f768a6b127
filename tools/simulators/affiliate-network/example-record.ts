import { randomUUID } from "node:crypto"
import { bearer, fieldOf, post } from "../example-call.ts"
import type { MakeRecord } from "../vendor.ts"

/** A click, and a conversion of it. */
export const aClick: MakeRecord = async ({ key, url }) => {
  const asked = {
    affiliateId: "a",
    subAffiliateId: null,
    acid: null,
    clickHash: null,
    url: "https://shop.example/",
  }
  const click = { ...asked, referrer: null, ip: "203.0.113.9", userAgent: "test" }
  const rxId = fieldOf(await post(`${url}/click`, bearer(key), click), "rxId")
  await fetch(`${url}/own/postback?click=${rxId}&order=${randomUUID()}&value=10.00&payout=1.00`)
  return rxId
}
