import { create as createClient } from "braintree-web/client"
import { create as createGooglePayment } from "braintree-web/google-payment"
import type { GooglePayAnswer, GooglePaySettings } from "./google-pay-sheet.ts"

const SCRIPT = "https://pay.google.com/gp/p/js/pay.js"

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script")
    script.src = SCRIPT
    script.async = true
    script.addEventListener("load", () => resolve())
    script.addEventListener("error", () => reject(new Error("Google's script did not load")))
    document.head.append(script)
  })

let loading: Promise<void> | undefined

const isCancelled = (error: unknown): boolean =>
  typeof error === "object" && error !== null && "statusCode" in error && error.statusCode === "CANCELED"

/** Google's own sheet, whose answer the card service turns into a nonce. Loaded only where there is an account. */
export const askGoogle = async (
  { clientToken, isProduction, merchantId }: GooglePaySettings,
  total: number,
): Promise<GooglePayAnswer> => {
  try {
    loading ??= loadScript().catch((error: unknown) => {
      // The next attempt loads it again.
      loading = undefined
      throw error
    })
    await loading
    const payment = await createGooglePayment({
      client: await createClient({ authorization: clientToken }),
      googlePayVersion: 2,
      ...(merchantId === null ? {} : { googleMerchantId: merchantId }),
    })
    const request = await payment.createPaymentDataRequest({
      transactionInfo: { currencyCode: "USD", totalPriceStatus: "FINAL", totalPrice: total.toFixed(2) },
    })
    const sheet = new google.payments.api.PaymentsClient({
      environment: isProduction ? "PRODUCTION" : "TEST",
    })
    const { nonce } = await payment.parseResponse(await sheet.loadPaymentData(request))
    return { _tag: "Nonce", nonce }
  } catch (error) {
    return { _tag: isCancelled(error) ? "Cancelled" : "Unreachable" }
  }
}
