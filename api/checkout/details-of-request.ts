import type { FastifyRequest } from "fastify"
import { orderUrl } from "../order-link/order-token.ts"
import type { Config } from "../platform/config.ts"
import { networkOf } from "../platform/http/network-address.ts"
import type { OrderDetails } from "./checkout-details.ts"
import { customerKey, mailboxKey } from "./customer-key.ts"
import { begunPaymentsPerMinute } from "./form-limit.ts"

/** What a checkout and a later payment of its order take from the request and the configuration alone. */
export const detailsOfRequest = (
  { ip }: Pick<FastifyRequest, "ip">,
  config: Config,
): Pick<
  OrderDetails,
  | "orderUrl"
  | "customerKey"
  | "mailboxKey"
  | "networkAddress"
  | "unpaidUnitsPerHour"
  | "begunPaymentsPerMinute"
> => ({
  orderUrl: (orderId) => orderUrl(config, orderId),
  customerKey: (address) => customerKey(config.sessionSecret, address),
  mailboxKey: (address) => mailboxKey(config.sessionSecret, address),
  networkAddress: networkOf(ip),
  unpaidUnitsPerHour: config.unpaidUnitsPerHour,
  begunPaymentsPerMinute: begunPaymentsPerMinute(config),
})
