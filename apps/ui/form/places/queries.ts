import { queryOptions } from "@tanstack/react-query"
import type { City, PlaceData } from "@voltread/domain/contract/place.ts"
import { cityBeginnings } from "@voltread/domain/shared/city-search.ts"
import type { Schema } from "effect"
import { ApiError, NETWORK_MESSAGE } from "../../api/api-error.ts"
import { readRest } from "../../api/read.ts"
import type { RestRequest } from "../../api/rest.ts"
import { isPostalCode } from "./place-values.ts"

/** Places do not change, so a page asks once. Without an answer an address can be typed as ever. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

const ask = async <Data extends Schema.ConstraintDecoder<unknown>>(
  rest: RestRequest,
  schema: () => Promise<Data>,
  path: string,
  signal: AbortSignal,
): Promise<Data["Type"]> => {
  const data = await readRest(rest, schema, { method: "GET", path, signal }, NETWORK_MESSAGE)
  if (data === null) throw new ApiError("refused", NETWORK_MESSAGE)
  return data
}

const placeSchema = async () => (await import("@voltread/domain/contract/place.ts")).PlaceData
const citiesSchema = async () => (await import("@voltread/domain/contract/place.ts")).CitiesData

/** Asks for the place of a ZIP code once it is complete. */
export const placeQuery = (rest: RestRequest, postalCode: string) =>
  queryOptions({
    ...ONCE,
    queryKey: ["place", postalCode],
    queryFn: ({ signal }): Promise<PlaceData> => ask(rest, placeSchema, `/api/places/${postalCode}`, signal),
    enabled: isPostalCode(postalCode),
  })

/** Asks for cities once a text can be the beginning of one. */
export const citiesQuery = (rest: RestRequest, text: string, state: string) => {
  const [beginning = ""] = cityBeginnings(text).slice(-1)
  return queryOptions({
    ...ONCE,
    queryKey: ["cities", beginning, state],
    queryFn: async ({ signal }): Promise<ReadonlyArray<City>> => {
      const question = new URLSearchParams({
        city: text.trim().slice(0, MAX_CITY_LENGTH),
        ...(state !== "" && { state }),
      })
      return (await ask(rest, citiesSchema, `/api/places?${question}`, signal)).cities
    },
    enabled: beginning !== "",
  })
}

/** Characters that the API takes. */
const MAX_CITY_LENGTH = 60
