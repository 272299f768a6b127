/**
 * Words for shoppers. They say what to do next, and never why a bank suspects a card: the reasons "lost", "stolen" and
 * "fraud" read like any other decline.
 */
const declined = "Your card was declined. Try another card or call your bank."
const retype = "Check the card details and try again, or use another card."

const byProcessorCode: Readonly<Record<string, string>> = {
  "2001": "There are not enough funds on this card. Try another card or another way to pay.",
  "2002": "This payment is over the limit of your card. Try another card or call your bank.",
  "2003": "This payment is over the limit of your card. Try another card or call your bank.",
  "2004": "This card has expired. Use another card.",
  "2005": `The card number is not valid. ${retype}`,
  "2006": `The expiration date is not valid. ${retype}`,
  "2008": `The card number is not valid. ${retype}`,
  "2010": `The security code is not valid. ${retype}`,
  "2015": "Your bank does not allow this payment with this card. Try another card or call your bank.",
  "2022": "This card is not supported. Use another card.",
  "2024": "This card type is not supported. Use another card.",
  "2044": "Your bank wants to talk to you before it allows this payment. Call your bank or use another card.",
  "2057": "Your bank does not allow this payment with this card. Try another card or call your bank.",
}

const byRejection: Readonly<Record<string, string>> = {
  avs: `The billing address does not match the one your bank has. ${retype}`,
  cvv: `The security code is not valid. ${retype}`,
  avs_and_cvv: `The billing address and the security code do not match. ${retype}`,
  duplicate:
    "This looks like a payment you have just made. Wait a minute, check your orders, then try again.",
  three_d_secure: "Your bank could not confirm that it is you. Try again or use another card.",
  token_issuance: "Your wallet could not provide this card. Try again or use another card.",
}

export const declineMessage = (code: string): string => byProcessorCode[code] ?? declined

export const rejectionMessage = (code: string): string =>
  byRejection[code] ?? "We could not accept this payment. Try another card or another way to pay."

export const failureMessage =
  "The card network did not answer, and you have not been charged. Try again in a few minutes or use another card."

export const pendingMessage =
  "Your bank is still working on this payment. We will tell you as soon as we know the result."

export const expiredDetailsMessage =
  "Your card details are no longer valid for this payment. Enter them again."

export const invalidMessage = `We could not use these payment details. ${retype}`
