import { Schema } from "effect"
import { Transactions } from "../simulators/braintree/transactions.ts"

/** A charge or a credit as recorded by the simulated gateway. */
export type GatewayTransaction = (typeof Transactions.Type)["transactions"][number]

/** All transactions of the simulator behind `tokenizeUrl`. */
export const gatewayTransactions = async (
  tokenizeUrl: string,
  adminToken: string,
): Promise<ReadonlyArray<GatewayTransaction>> => {
  const response = await fetch(new URL("/admin/transactions", tokenizeUrl), {
    headers: { authorization: `Bearer ${adminToken}` },
  })
  if (!response.ok) throw new Error(`The simulator answered ${response.status}`)
  return Schema.decodeSync(Schema.fromJsonString(Transactions))(await response.text()).transactions
}
