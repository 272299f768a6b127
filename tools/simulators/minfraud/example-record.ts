import { randomUUID } from "node:crypto"
import { bearer, post } from "../example-call.ts"
import type { MakeRecord } from "../vendor.ts"

const DAY = 86_400_000

export const aCheck: MakeRecord = async ({ adminToken, adminUrl }, { route }) => {
  if (route.startsWith("/scores")) {
    const about = `${randomUUID()}@example.com`
    await post(`${adminUrl}/scores`, bearer(adminToken), { about, riskScore: 30 })
    return about
  }
  const check = { id: randomUUID(), transactionId: randomUUID(), riskScore: 1, at: Date.now() - DAY }
  await post(`${adminUrl}/history`, bearer(adminToken), { records: [check] })
  return check.id
}
