import { cardWords } from "@voltread/domain/ordering/card-words.ts"
import { PAYMENT_MEANS_NAMES } from "@voltread/domain/ordering/gateway-type.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"

/** How a customer knows where money came from, or goes back to: "Visa ending in 1111". */
export const paymentMeans = ({ card, gatewayType }: Pick<PaymentDetails, "card" | "gatewayType">): string =>
  card === null ? PAYMENT_MEANS_NAMES[gatewayType] : cardWords(card)
