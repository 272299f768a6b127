import type { Faker } from "@faker-js/faker"
import type { PostalAddress } from "@voltread/domain/shared/address.ts"

export interface Person {
  readonly email: string
  readonly isGuest: boolean
  readonly address: PostalAddress
}

/** Real area codes, each with a matching postal code and city. */
const PLACES = [
  ["Birmingham", "AL", "35203", "205"],
  ["Phoenix", "AZ", "85004", "602"],
  ["Little Rock", "AR", "72201", "501"],
  ["Sacramento", "CA", "95814", "916"],
  ["San Diego", "CA", "92101", "619"],
  ["Denver", "CO", "80202", "303"],
  ["Hartford", "CT", "06103", "860"],
  ["Jacksonville", "FL", "32202", "904"],
  ["Orlando", "FL", "32801", "407"],
  ["Atlanta", "GA", "30303", "404"],
  ["Boise", "ID", "83702", "208"],
  ["Chicago", "IL", "60606", "312"],
  ["Indianapolis", "IN", "46204", "317"],
  ["Des Moines", "IA", "50309", "515"],
  ["Wichita", "KS", "67202", "316"],
  ["Louisville", "KY", "40202", "502"],
  ["Baton Rouge", "LA", "70801", "225"],
  ["Boston", "MA", "02108", "617"],
  ["Detroit", "MI", "48226", "313"],
  ["Minneapolis", "MN", "55401", "612"],
  ["Kansas City", "MO", "64106", "816"],
  ["Omaha", "NE", "68102", "402"],
  ["Las Vegas", "NV", "89101", "702"],
  ["Albuquerque", "NM", "87102", "505"],
  ["Buffalo", "NY", "14202", "716"],
  ["Charlotte", "NC", "28202", "704"],
  ["Columbus", "OH", "43215", "614"],
  ["Oklahoma City", "OK", "73102", "405"],
  ["Portland", "OR", "97204", "503"],
  ["Pittsburgh", "PA", "15222", "412"],
  ["Nashville", "TN", "37203", "615"],
  ["Houston", "TX", "77002", "713"],
  ["Dallas", "TX", "75201", "214"],
  ["San Antonio", "TX", "78205", "210"],
  ["Salt Lake City", "UT", "84101", "801"],
  ["Richmond", "VA", "23219", "804"],
  ["Seattle", "WA", "98101", "206"],
  ["Milwaukee", "WI", "53202", "414"],
] as const

const person = (faker: Faker, index: number): Person => {
  const firstName = faker.person.firstName().replace(/[^A-Za-z]/g, "")
  const lastName = faker.person.lastName().replace(/[^A-Za-z-]/g, "")
  const [city, state, postalCode, areaCode] = faker.helpers.arrayElement(PLACES)
  return {
    email: `${firstName}.${lastName}${index}@example.com`.toLowerCase(),
    isGuest: faker.datatype.boolean(0.3),
    address: {
      firstName,
      lastName,
      address1: `${faker.number.int({ min: 12, max: 9_899 })} ${faker.location.street()}`,
      address2: faker.datatype.boolean(0.2) ? `Apt ${faker.number.int({ min: 1, max: 48 })}` : "",
      city,
      state,
      postalCode,
      country: "US",
      phone: `${areaCode}555${faker.string.numeric(4)}`,
    },
  }
}

/** Invented shoppers with consistent addresses; none of them exists. */
export const demoPeople = (faker: Faker, count: number): ReadonlyArray<Person> =>
  Array.from({ length: count }, (_, index) => person(faker, index))
