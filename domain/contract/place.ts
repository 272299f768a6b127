import { Schema } from "effect"

const PlaceOfPostalCode = Schema.Struct({
  /** The cities that its mail may name, the usual one first; where only the region is known, its largest city. */
  cities: Schema.Array(Schema.String),
  /** The state's code, such as TX. */
  state: Schema.String,
  /** False where only the region is known: then only the state is certain. */
  isExact: Schema.Boolean,
})
export type PlaceOfPostalCode = typeof PlaceOfPostalCode.Type

export const PlaceData = Schema.Struct({
  /** Null: the code is unknown. */
  place: Schema.NullOr(PlaceOfPostalCode),
  /** False: no places are stored, so that an unknown code means nothing. */
  hasPlaces: Schema.Boolean,
})
export type PlaceData = typeof PlaceData.Type

const City = Schema.Struct({
  city: Schema.String,
  state: Schema.String,
  /** Only for a city with a single code. */
  postalCode: Schema.NullOr(Schema.String),
})
export type City = typeof City.Type

/** At most eight, the likeliest first. */
export const CitiesData = Schema.Struct({ cities: Schema.Array(City) })
