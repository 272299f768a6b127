import { Schema, SchemaTransformation } from "effect"
import { isLine, isShown, isText, UNUSABLE_CHARACTERS } from "./characters.ts"
import { COUNTRY } from "./form-address.ts"
import { isUsPhone } from "./phone.ts"
import { isStateCode } from "./us-states.ts"

/** A rule of a form: its name for programs, its message for people (spec §5, word for word). */
export const rule = (name: string, holds: (text: string) => boolean, message: string) =>
  Schema.makeFilter<string>(holds, { rule: name, message })

/** The longest line of any form, in UTF-16 units, where spec §5 names no limit. */
const MAX_LINE = 1_000

export const atMost = (length: number, message = "its too Long") =>
  rule("maxLength", (text) => text.length <= length, message)

/** A text of which nothing can be seen is empty, as one of blanks is. */
const trim = (text: string): string => (isShown(text) ? text.trim() : "")

const trimText = SchemaTransformation.transform({ decode: trim, encode: (text: string) => text })

/** Text that was pasted with line breaks becomes one line. */
const joinLines = SchemaTransformation.transform({
  decode: (text: string) => trim(text.replace(/\s*[\t\r\n\u2028\u2029]+\s*/g, " ")),
  encode: (line: string) => line,
})

/** A line that is trimmed before it is checked. A missing line yields one error only. */
export const required = (message: string, ...rules: ReadonlyArray<ReturnType<typeof rule>>) =>
  trimmed(message, joinLines, [rule("isText", isLine, UNUSABLE_CHARACTERS), atMost(MAX_LINE), ...rules])

/** Like `required`, for several lines and at most `max` UTF-16 units. */
export const requiredText = (message: string, max: number) =>
  trimmed(message, trimText, [rule("isText", isText, UNUSABLE_CHARACTERS), atMost(max)])

/** A line that may be missing or empty; blanks alone are nothing. */
export const optionalLine = (max = MAX_LINE, message?: string) =>
  Schema.optionalKey(
    Schema.String.pipe(
      Schema.decodeTo(
        Schema.String.check(rule("isText", isLine, UNUSABLE_CHARACTERS), atMost(max, message)),
        joinLines,
      ),
    ),
  )

const trimmed = (message: string, toTrim: typeof trimText, rules: ReadonlyArray<ReturnType<typeof rule>>) =>
  Schema.String.annotate({ message })
    .pipe(
      Schema.decodeTo(
        Schema.String.check(rule("isNotEmpty", (text) => text !== "", message).abort(), ...rules),
        toTrim,
      ),
    )
    .pipe(Schema.annotateKey({ messageMissingKey: message }))

/** A US ZIP code of five digits. */
export const POSTAL_CODE = /^\d{5}$/
/** For people who typed something else. */
export const POSTAL_CODE_WRONG = "Please enter a valid US Postal Code"
const STATE = "Please select a state"
const PHONE = "Please enter a valid US Phone Number"
const CITY = "Please enter a valid City"

export const isCountryCode = (code: string): boolean => code === COUNTRY
export const NO_DELIVERY = "We deliver in the United States only"
export const NO_BILLING = "Please enter a billing address in the United States"

export const longerThan = (length: number) =>
  rule("minLength", (text) => text.length >= length, "its too Short")

export const stateField = required(STATE, rule("isIn", isStateCode, STATE))

export const postalCodeField = required(
  POSTAL_CODE_WRONG,
  rule("matches", (text) => POSTAL_CODE.test(text), POSTAL_CODE_WRONG),
)

export const phoneField = Schema.String.annotate({ message: PHONE })
  .check(rule("isPhoneNumber", isUsPhone, PHONE))
  .pipe(Schema.annotateKey({ messageMissingKey: PHONE }))

/** Names of recipients of a parcel: letters, digits, spaces, hyphens. `label` is `First Name` or `Last Name`. */
export const shippingName = (label: string) =>
  required(
    `Please enter ${label}`,
    longerThan(2),
    rule(
      "matches",
      (text) => /^[\p{L}\p{M}\p{N} -]+$/u.test(text),
      `${label} must only have alphabets or numbers or -`,
    ),
  )

/** Names of payers: letters only. */
const billingName = (label: string) =>
  required(
    `Please enter ${label}`,
    longerThan(2),
    rule("matches", (text) => /^[\p{L}\p{M}]+$/u.test(text), `${label} must only have alphabets`),
  )

/** Spec §5 Billing fields. */
export const billingFields = {
  billingFirstName: billingName("First Name"),
  billingLastName: billingName("Last Name"),
  billingAddress1: required("Please enter your Address"),
  billingAddress2: optionalLine(),
  billingCity: required(
    "Please enter a City",
    rule("minLength", (text) => text.length >= 2, CITY),
    // Spaces are allowed, for cities such as New York.
    rule("matches", (text) => /^[\p{L}\p{M}, -]+$/u.test(text), CITY),
  ),
  billingState: stateField,
  billingPostalCode: postalCodeField,
  billingPhone: phoneField,
}
