import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { tokenize } from "./search/text-search.ts"
import { VehicleTrim } from "./vehicle-queries.ts"

const NamedVehicle = Schema.Struct({
  /** `2019 Ford F-150`. */
  name: Schema.String,
  trims: Schema.Array(VehicleTrim),
})

const YEAR = /^(19|20)\d\d$/

/** What people call a make for short, in the spelling that makes are compared in. */
const SHORT_MAKES: Readonly<Record<string, string>> = {
  chevy: "chevrolet",
  mercedes: "mercedesbenz",
  vw: "volkswagen",
}

/** All sequences of words, each written as one word: `f150` of `F-150`, `f 150` and `F150`. */
const sequences = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.flatMap((_, from) => words.slice(from).map((__, end) => words.slice(from, from + end + 1).join("")))

/** As `sequences` writes it. */
const asOneWord = (column: string) => `regexp_replace(lower(${column}), '[^[:alnum:]]', '', 'g')`

/**
 * The vehicle that a search text names by year, make and model, where the finder knows it. The first word of a model is
 * enough if it has a number: `F-250` of `F-250 Super Duty`.
 */
export const namedVehicle = Effect.fnUntraced(function* (
  text: string,
): Effect.fn.Return<typeof NamedVehicle.Type | null, DatabaseError, Database> {
  const words = tokenize(text)
  const year = words.find((word) => YEAR.test(word))
  if (year === undefined) return null
  const named = sequences(words).flatMap((each) => [each, SHORT_MAKES[each] ?? []].flat())
  const [vehicle] = yield* rows(NamedVehicle, {
    name: "named-vehicle",
    text: `select concat_ws(' ', year, make, model) as name,
             json_agg(json_build_object('vehicleId', vehicle_id, 'trim', trim) order by trim) as trims
           from (select *, ${asOneWord("model")} as whole, split_part(model, ' ', 1) as first
                 from vehicle where year = $1 and ${asOneWord("make")} = any($2)) of_make
           where whole = any($2) or first ~ '[0-9]' and ${asOneWord("first")} = any($2)
           group by year, make, model
           order by bool_or(whole = any($2)) desc, length(model) desc limit 1`,
    values: [Number(year), named],
  })
  return vehicle ?? null
})
