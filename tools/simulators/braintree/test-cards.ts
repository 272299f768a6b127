import type { Behaviour, Instrument } from "./records.ts"

/**
 * The only card numbers that the simulator accepts. All others are rejected, so that nobody enters a real card in a
 * shop that runs on a simulator.
 */
export const testCards: ReadonlyMap<string, Behaviour> = new Map<string, Behaviour>([
  ["4111111111111111", { _tag: "Approve" }],
  ["4012888888881881", { _tag: "Approve" }],
  ["5555555555554444", { _tag: "Approve" }],
  ["378282246310005", { _tag: "Approve" }],
  ["6011111111111117", { _tag: "Approve" }],
  ["4000000000000002", { _tag: "Decline", code: "2000" }],
  ["4000000000009995", { _tag: "Decline", code: "2001" }],
  ["4000000000000069", { _tag: "Decline", code: "2004" }],
  ["4000000000000119", { _tag: "Fail", code: "3000" }],
  ["4000000000005043", { _tag: "AnswerLate" }],
  ["4000111111111511", { _tag: "Reject", reason: "fraud" }],
])

const instrument = (
  type: Instrument["type"],
  cardType: string,
  bin: string,
  lastFour: string,
): Instrument => ({ type, cardType, bin, lastFour, expirationMonth: "12", expirationYear: "2030" })

const visa = instrument("credit_card", "Visa", "411111", "1111")
const approve: Behaviour = { _tag: "Approve" }

interface FakeNonce {
  readonly instrument: Instrument
  readonly behaviour: Behaviour
}

/** The vendor's own test nonces. Unlike real ones they can be reused. */
export const fakeNonces: ReadonlyMap<string, FakeNonce> = new Map<string, FakeNonce>([
  ["fake-valid-nonce", { instrument: visa, behaviour: approve }],
  ["fake-valid-visa-nonce", { instrument: visa, behaviour: approve }],
  [
    "fake-valid-mastercard-nonce",
    { instrument: instrument("credit_card", "MasterCard", "555555", "4444"), behaviour: approve },
  ],
  [
    "fake-valid-amex-nonce",
    { instrument: instrument("credit_card", "American Express", "378282", "0005"), behaviour: approve },
  ],
  [
    "fake-valid-discover-nonce",
    { instrument: instrument("credit_card", "Discover", "601111", "1117"), behaviour: approve },
  ],
  ["fake-processor-declined-visa-nonce", { instrument: visa, behaviour: { _tag: "Decline", code: "2000" } }],
  [
    "fake-processor-failure-jcb-nonce",
    {
      instrument: instrument("credit_card", "JCB", "353011", "0000"),
      behaviour: { _tag: "Fail", code: "3000" },
    },
  ],
  ["fake-gateway-rejected-fraud-nonce", { instrument: visa, behaviour: { _tag: "Reject", reason: "fraud" } }],
  [
    "fake-android-pay-nonce",
    { instrument: instrument("android_pay_card", "Visa", "401288", "1881"), behaviour: approve },
  ],
  [
    "fake-android-pay-visa-nonce",
    { instrument: instrument("android_pay_card", "Visa", "401288", "1881"), behaviour: approve },
  ],
  [
    "fake-android-pay-mastercard-nonce",
    { instrument: instrument("android_pay_card", "MasterCard", "555555", "4444"), behaviour: approve },
  ],
])

export const consumedNonce = "fake-consumed-nonce"
export const luhnInvalidNonce = "fake-luhn-invalid-nonce"

const processorTexts: Readonly<Record<string, string>> = {
  "1000": "Approved",
  "2000": "Do Not Honor",
  "2001": "Insufficient Funds",
  "2002": "Limit Exceeded",
  "2003": "Cardholder's Activity Limit Exceeded",
  "2004": "Expired Card",
  "2005": "Invalid Credit Card Number",
  "2006": "Invalid Expiration Date",
  "2010": "Card Issuer Declined CVV",
  "2046": "Declined",
  "3000": "Processor Network Unavailable - Try Again",
}

export const processorText = (code: string): string => processorTexts[code] ?? "Processor Declined"

/**
 * In the vendor's sandbox the amount decides. Off by default, since real carts exceed $2,000. In cents; `undefined`:
 * the card decides.
 */
export const magicAmount = (cents: number): Behaviour | undefined => {
  if (cents >= 200_000 && cents < 300_000)
    return { _tag: "Decline", code: Math.floor(cents / 100).toString() }
  if (cents >= 300_000 && cents < 300_100) return { _tag: "Fail", code: "3000" }
  if (cents === 500_100) return { _tag: "Reject", reason: "application_incomplete" }
  return undefined
}

const brands: ReadonlyArray<readonly [RegExp, string]> = [
  [/^4/, "Visa"],
  [/^(5[1-5]|2[2-7])/, "MasterCard"],
  [/^3[47]/, "American Express"],
  [/^(6011|64[4-9]|65)/, "Discover"],
  [/^35/, "JCB"],
]

export const cardType = (number: string): string =>
  brands.find(([pattern]) => pattern.test(number))?.[1] ?? "Unknown"

/** The check digit that every card number ends in. */
export const passesLuhn = (number: string): boolean => {
  let sum = 0
  for (let place = 0; place < number.length; place += 1) {
    const digit = Number(number[number.length - 1 - place])
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return number.length > 0 && sum % 10 === 0
}
