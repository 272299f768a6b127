import { randomUUID } from "node:crypto"
import { bearer, post } from "../example-call.ts"
import type { MakeRecord } from "../vendor.ts"
import { sell } from "./rules.ts"

export const aTransaction: MakeRecord = async ({ adminToken, adminUrl }, { body }) => {
  const instrument = {
    type: "credit_card",
    cardType: "Visa",
    bin: "411111",
    lastFour: "1111",
    expirationMonth: "12",
    expirationYear: "2032",
  } as const
  const submitForSettlement = body.status !== "authorization_expired"
  const sale = sell(
    { amount: 1_000, orderId: randomUUID(), instrument, submitForSettlement },
    { _tag: "Approve" },
    Date.now(),
  )
  await post(`${adminUrl}/history`, bearer(adminToken), { records: [sale] })
  return sale.id
}
