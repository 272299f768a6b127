import { Schema } from "effect"

const PlaceOfPostalCode = Schema.Struct({
  /** The cities that mail to it may name, the usual one first; where only the region is known, its largest. */
  cities: Schema.Array(Schema.String),
  /** Its code, such as TX. */
  state: Schema.String,
  /** False where only the region is known: the state is right. */
  isExact: Schema.Boolean,
})
export type PlaceOfPostalCode = typeof PlaceOfPostalCode.Type

export const PlaceData = Schema.Struct({
  /** Null: the shop does not know the code. */
  place: Schema.NullOr(PlaceOfPostalCode),
  /** False: the shop knows no place at all, so that an unknown code says nothing. */
  hasPlaces: Schema.Boolean,
})
export type PlaceData = typeof PlaceData.Type

const City = Schema.Struct({
  city: Schema.String,
  state: Schema.String,
  /** Where the city has just this one. */
  postalCode: Schema.NullOr(Schema.String),
})
export type City = typeof City.Type

/** At most eight, the likeliest first. */
export const CitiesData = Schema.Struct({ cities: Schema.Array(City) })
