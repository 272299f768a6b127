import { Schema } from "effect"
import { Id } from "../shared/text.ts"

const State = Schema.String.check(Schema.isPattern(/^[A-Z]{2}$/, { message: "must be a state such as TX" }))

const Latitude = Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 }))
const Longitude = Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 }))

/** A store for pickups, and for mounting tires and wheels. */
export const Store = Schema.Struct({
  storeId: Id,
  name: Id,
  address1: Schema.String,
  city: Schema.String,
  state: State,
  postalCode: Schema.String.check(
    Schema.isPattern(/^\d{5}$/, { message: "must have 5 digits; spreadsheets leave out zeros in front" }),
  ),
  phone: Schema.String,
  /** In words, such as `Mon–Sat 10–8, Sun 11–6`. */
  hours: Schema.String,
  latitude: Latitude,
  longitude: Longitude,
})
export type Store = typeof Store.Type

/** The place of a postal code; three digits stand for all codes that begin with them and have no entry of their own. */
export const PostalPlace = Schema.Struct({
  postalCode: Schema.String.check(
    Schema.isPattern(/^\d{3}(\d{2})?$/, {
      message: "must have 5 digits, or 3 for all that begin with them; spreadsheets leave out zeros in front",
    }),
  ),
  city: Schema.String,
  state: State,
  latitude: Latitude,
  longitude: Longitude,
})
export type PostalPlace = typeof PostalPlace.Type

interface Point {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS_MILES = 3_958.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Miles along the earth's surface. */
export const milesBetween = (a: Point, b: Point): number => {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(chord))
}
