import { existsSync, readFileSync } from "node:fs"
import { Result, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isEmail } from "../shared/email.ts"
import { ACCEPTED_EMAILS, REFUSED_EMAILS } from "../shared/email-examples.ts"
import { type FieldError, fieldErrors } from "../shared/field-error.ts"
import { AddressForm, billingAddressOf, countryOption, stateOption } from "./address.ts"
import { ContactForm } from "./contact.ts"
import { emailField } from "./email.ts"
import { isStrongPassword, PASSWORD_MESSAGE } from "./password.ts"
import {
  OwnPasswordForm,
  OwnProfileForm,
  PasswordForm,
  RegistrationForm,
  ResetForm,
  StaffForm,
} from "./user.ts"

const errorsOf = <S extends Schema.ConstraintDecoder<unknown>>(form: S, value: unknown) =>
  Result.match(Schema.decodeUnknownResult(form, { errors: "all" })(value), {
    onSuccess: (): ReadonlyArray<FieldError> => [],
    onFailure: fieldErrors,
  })

const messagesOf = <S extends Schema.ConstraintDecoder<unknown>>(form: S, value: unknown) =>
  Object.fromEntries(
    errorsOf(form, value).map(({ property, constraints }) => [property, Object.values(constraints)[0]]),
  )

const registration = {
  firstName: "Li",
  lastName: "O-Hara",
  email: " Li@Example.COM ",
  phone: "2125550100",
  password: "Wheels-4-all",
  confirmPassword: "Wheels-4-all",
}

const address = {
  firstName: "Ann",
  lastName: "Lee",
  address1: "1 Main St",
  city: "Austin",
  state: { label: "Texas", value: "TX" },
  postalCode: "78701",
  phone: "5125550100",
}

const billing = {
  billingFirstName: "Ann",
  billingLastName: "Lee",
  billingAddress1: "5 Broadway",
  billingCity: "New York",
  billingState: { label: "New York", value: "NY" },
  billingPostalCode: "10001",
  billingCountry: { label: "United States", value: "US" },
  billingPhone: "2125550100",
}

describe("registration", () => {
  test("accepts names of two letters, and the address as user name in lower case", () => {
    expect(Schema.decodeUnknownSync(RegistrationForm)(registration)).toMatchObject({
      firstName: "Li",
      email: "li@example.com",
    })
  })

  test("reports everything that is missing, each field once", () => {
    expect(messagesOf(RegistrationForm, {})).toMatchObject({
      firstName: "Please enter First Name",
      lastName: "Please enter Last Name",
      email: "Please enter a valid email address",
      phone: "Please enter a valid US Phone Number",
      password: PASSWORD_MESSAGE,
      confirmPassword: "The passwords do not match.",
    })
  })

  test("reports the repetition when the passwords differ", () => {
    expect(errorsOf(RegistrationForm, { ...registration, confirmPassword: "Wheels-4-al" })).toEqual([
      { property: "confirmPassword", constraints: { isEqualTo: "The passwords do not match." } },
    ])
  })
})

describe("password rule", () => {
  test("is said in the words of the specification", () => {
    expect(PASSWORD_MESSAGE).toBe(
      "Password should contain minimum 1 number, 1 special character, 1 uppercase , 1 one lowercase and min 8 length.",
    )
  })

  test.each([
    "wheels-4-all",
    "WHEELS-4-ALL",
    "Wheels-for-all",
    "Wheels4all",
    "W-4alls",
    // Seven characters, three of which take two units each.
    "Wa-1𝐚𝐚𝐚",
    "Wheels 4 all",
    "",
    `${"Aa1-".repeat(64)}x`,
  ])("refuses %j", (password) => {
    expect(isStrongPassword(password)).toBe(false)
    expect(messagesOf(PasswordForm, { newPassword: password, confirmPassword: password })).toEqual({
      newPassword: PASSWORD_MESSAGE,
    })
  })

  test.each(["Wheels-4-all", "Äther_٣schön", "  aB3$  xyz ", "Abcde-12", "Aa1-".repeat(64)])(
    "accepts %j unchanged",
    (password) => {
      expect(
        Schema.decodeUnknownSync(PasswordForm)({ newPassword: password, confirmPassword: password })
          .newPassword,
      ).toBe(password)
    },
  )

  test("rejects passwords of too few kinds of characters", () => {
    const kinds = ["0123456789", "abcxyz", "ABCXYZ", "-_!$"]
    fc.assert(
      fc.property(fc.nat(3), fc.array(fc.nat(), { minLength: 8, maxLength: 40 }), (missing, picks) => {
        const pool = kinds.filter((_, index) => index !== missing).join("")
        expect(isStrongPassword(picks.map((pick) => pool[pick % pool.length]).join(""))).toBe(false)
      }),
    )
  })
})

describe("a change of one's own password", () => {
  const passwords = { newPassword: "Wheels-4-all", confirmPassword: "Wheels-4-all" }

  test.each([{ currentPassword: "" }, {}])("asks for the current one where there is %j", (current) => {
    expect(messagesOf(OwnPasswordForm, { ...passwords, ...current })).toEqual({
      currentPassword: "Please enter your current password",
    })
  })
})

describe("a code", () => {
  const reset = { username: "li@example.com", password: "Wheels-4-all", confirmPassword: "Wheels-4-all" }

  test.each([
    {},
    { confirmationCode: "" },
    { confirmationCode: "12345" },
    { confirmationCode: "1234567" },
    { confirmationCode: "x123456" },
  ])("is asked for where there is %j", (code) => {
    expect(messagesOf(ResetForm, { ...reset, ...code })).toEqual({
      confirmationCode: "Please enter the 6 digits of the code",
    })
  })
})

describe("a message to the shop", () => {
  const message = { name: "Ann", email: "ann@example.com", phone: "2125550100", message: "When do you open?" }

  test("asks for everything that is missing", () => {
    expect(messagesOf(ContactForm, {})).toEqual({
      name: "Please enter your name",
      email: "Please enter a valid email address",
      phone: "Please enter a valid US Phone Number",
      message: "Please enter a message",
    })
  })

  test.each([
    ["name", 100],
    ["message", 5_000],
  ] as const)("has a %s of at most %i characters", (field, max) => {
    expect(messagesOf(ContactForm, { ...message, [field]: "x".repeat(max) })).toEqual({})
    expect(messagesOf(ContactForm, { ...message, [field]: "x".repeat(max + 1) })).toEqual({
      [field]: "its too Long",
    })
  })

  test("may have several lines, and nothing that cannot be shown", () => {
    expect(messagesOf(ContactForm, { ...message, message: "Hello,\nwhen?" })).toEqual({})
    expect(messagesOf(ContactForm, { ...message, message: "a\u0000b" })).toEqual({
      message: "has characters that cannot be used",
    })
  })
})

describe("a text of which nothing can be seen", () => {
  // Zero-width characters, marks of direction, a soft hyphen, fillers, a blank of Braille, accents without a letter.
  const unseen = [..."\u200B\u200D\u2060\u200F\u00AD\u034F\u3164\u2800\uFE0F\u0301"].map((each) =>
    each.repeat(3),
  )

  test.each(unseen)("is none: %j", (text) => {
    expect(
      messagesOf(ContactForm, { name: text, email: "ann@example.com", phone: "2125550100", message: text }),
    ).toEqual({
      name: "Please enter your name",
      message: "Please enter a message",
    })
    expect(messagesOf(RegistrationForm, { ...registration, firstName: text })).toEqual({
      firstName: "Please enter First Name",
    })
    expect(messagesOf(AddressForm, { ...address, address1: ` ${text} `, city: text })).toEqual({
      address1: "Please enter your Address",
      city: "Please enter a City",
    })
    expect(Schema.decodeUnknownSync(AddressForm)({ ...address, address2: text }).address2).toBe("")
  })

  test.each(["Zoe\u0301", "\u2764\uFE0F", "\u{1F468}\u200D\u{1F469}", "نامه\u200Cای", "1\uFE0F\u20E3"])(
    "is not this one, which stays as it is: %s",
    (text) => {
      expect(Schema.decodeUnknownSync(AddressForm)({ ...address, address1: text }).address1).toBe(text)
    },
  )
})

describe("email", () => {
  const decode = Schema.decodeUnknownResult(emailField)
  test.each(ACCEPTED_EMAILS)("accepts %j in lower case, with or without spaces around it", (email) => {
    expect(decode(` ${email} `)).toEqual(Result.succeed(email.toLowerCase()))
  })
  test.each(REFUSED_EMAILS)("refuses %j", (email) => {
    expect(Result.isFailure(decode(email))).toBe(true)
  })
})

describe("staff", () => {
  const staff = { firstName: "Sam", lastName: "Poe", email: "sam@voltread.example", phone: "2125550100" }
  test("the role is read without regard to case, and may be missing", () => {
    const roleFrom = (role: string) => Schema.decodeUnknownSync(StaffForm)({ ...staff, role }).role
    expect(["CustomerSupport", " admin ", "Super Admin"].map(roleFrom)).toEqual([
      "CUSTOMERSUPPORT",
      "ADMIN",
      "SUPER ADMIN",
    ])
    expect(Schema.decodeUnknownSync(StaffForm)(staff).role).toBeUndefined()
  })
  test("nobody becomes staff with a customer's or guest's role", () => {
    for (const role of ["CUSTOMER", "guest", "root", ""]) {
      expect(messagesOf(StaffForm, { ...staff, role })).toEqual({ role: "Please choose a role" })
    }
  })
  test("names have at least three letters", () => {
    expect(messagesOf(StaffForm, { ...staff, firstName: "Al", lastName: "" })).toEqual({
      firstName: "its too Short",
      lastName: "Please enter an last name",
    })
    expect(messagesOf(StaffForm, { ...staff, firstName: "" })).toEqual({
      firstName: "Please enter first name",
    })
  })
  test("is asked for the email in the words of the specification", () => {
    expect(messagesOf(StaffForm, { ...staff, email: "sam" })).toEqual({ email: "Please enter desired email" })
  })
})

describe("own profile", () => {
  test("accepts two letters during checkout only", () => {
    const profile = { firstName: "Li", lastName: "Wu", phone: "2125550100" }
    expect(messagesOf(OwnProfileForm, { ...profile, isCheckout: true })).toEqual({})
    for (const form of [profile, { ...profile, isCheckout: false }]) {
      expect(messagesOf(OwnProfileForm, form)).toEqual({
        firstName: "its too Short",
        lastName: "its too Short",
      })
    }
    expect(messagesOf(OwnProfileForm, { isCheckout: true })).toMatchObject({
      firstName: "Please enter First Name",
      lastName: "Please enter Last Name",
    })
  })
})

describe("saved address", () => {
  test("asks for everything that is missing", () => {
    expect(messagesOf(AddressForm, {})).toEqual({
      firstName: "Please enter First Name",
      lastName: "Please enter Last Name",
      address1: "Please enter your Address",
      city: "Please enter a City",
      state: "Please select a state",
      postalCode: "Please enter a valid US Postal Code",
      phone: "Please enter a valid US Phone Number",
    })
  })

  test("names state and country as list boxes do", () => {
    expect(stateOption("TX")).toEqual({ label: "Texas", value: "TX" })
    expect(stateOption("ZZ")).toEqual({ label: "ZZ", value: "ZZ" })
    expect(countryOption).toEqual({ label: "United States", value: "US" })
  })

  test("accepts a list box's option as well as a plain code", () => {
    expect(Schema.decodeUnknownSync(AddressForm)({ ...address, state: " TX " }).state).toBe("TX")
    expect(Schema.decodeUnknownSync(AddressForm)(address).state).toBe("TX")
    expect(Schema.decodeUnknownSync(AddressForm)({ ...address, state: "TX" }).state).toBe("TX")
  })

  test("accepts a list box's options for a separate billing address, too", () => {
    const billed = { ...address, isBillingShippingSame: false, ...billing }
    const decoded = Schema.decodeUnknownSync(AddressForm)(billed)
    expect(billingAddressOf(decoded)).toMatchObject({ city: "New York", state: "NY", country: "US" })
    expect(Schema.decodeUnknownSync(AddressForm)({ ...billed, billingState: "NY" })).toEqual(decoded)
    expect(
      messagesOf(AddressForm, { ...billed, billingCountry: { label: "Canada", value: "CA" } }),
    ).toMatchObject({
      billingCountry: "Please enter a billing address in the United States",
    })
  })

  test("can be pasted with line breaks", () => {
    for (const address1 of [" Box\n    # 209\n", "Box\u2028# 209\u2029"]) {
      expect(Schema.decodeUnknownSync(AddressForm)({ ...address, address1 }).address1).toBe("Box # 209")
    }
  })

  test("may have long lines, within limits", () => {
    expect(messagesOf(AddressForm, { ...address, address1: "x".repeat(400) })).toEqual({})
    expect(messagesOf(AddressForm, { ...address, address1: "x".repeat(1_001) })).toEqual({
      address1: "its too Long",
    })
  })

  test.each(["a\u0000b", "\ud800"])("rejects a line with %j", (address1) => {
    expect(messagesOf(AddressForm, { ...address, address1 })).toEqual({
      address1: "has characters that cannot be used",
    })
  })

  test("reports a postal code of another state", () => {
    expect(errorsOf(AddressForm, { ...address, postalCode: "94103" })).toEqual([
      {
        property: "postalCode",
        constraints: { isOfState: "The ZIP code 94103 is in California, not in Texas." },
      },
    ])
    expect(messagesOf(AddressForm, { ...address, postalCode: "00000" })).toEqual({
      postalCode: "No US state has the ZIP code 00000.",
    })
  })

  test("requires billing fields only for a separate billing address", () => {
    expect(billingAddressOf(Schema.decodeUnknownSync(AddressForm)(address))).toBeNull()
    expect(messagesOf(AddressForm, { ...address, isBillingShippingSame: false })).toMatchObject({
      billingFirstName: "Please enter First Name",
      billingAddress1: "Please enter your Address",
      billingState: "Please select a state",
      billingPostalCode: "Please enter a valid US Postal Code",
      billingPhone: "Please enter a valid US Phone Number",
    })
  })

  test("reports only what is wrong with a separate billing address", () => {
    const billed = { ...address, isBillingShippingSame: false, ...billing }
    expect(messagesOf(AddressForm, { ...billed, billingCity: "" })).toEqual({
      billingCity: "Please enter a City",
    })
    expect(messagesOf(AddressForm, { ...billed, postalCode: "94103", billingPostalCode: "94103" })).toEqual({
      postalCode: "The ZIP code 94103 is in California, not in Texas.",
      billingPostalCode: "The ZIP code 94103 is in California, not in New York.",
    })
  })

  test("is rejected outside of the United States", () => {
    expect(messagesOf(AddressForm, { ...address, country: { label: "Canada", value: "CA" } })).toEqual({
      country: "We deliver in the United States only",
    })
  })
})

const naughty = new URL("../../../shared/data/naughty_strings.json", import.meta.url)

describe.runIf(existsSync(naughty))("awkward strings", () => {
  test("in every field of every form are accepted or rejected with a message, and never throw", () => {
    const strings: ReadonlyArray<string> = Schema.decodeUnknownSync(
      Schema.fromJsonString(Schema.Array(Schema.String)),
    )(readFileSync(naughty, "utf8"))
    expect(strings.length).toBeGreaterThan(500)
    const forms = [
      [RegistrationForm, registration],
      [AddressForm, { ...address, address2: "", isBillingShippingSame: true }],
      [StaffForm, { ...registration, role: "ADMIN" }],
    ] as const
    for (const [form, good] of forms) {
      for (const field of Object.keys(good)) {
        for (const text of strings) {
          for (const { constraints } of errorsOf(form, { ...good, [field]: text })) {
            for (const message of Object.values(constraints)) expect(message.length).toBeGreaterThan(5)
          }
        }
      }
    }
    expect(strings.filter(isEmail)).toEqual([])
  })
})
