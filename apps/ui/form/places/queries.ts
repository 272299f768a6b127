import { queryOptions } from "@tanstack/react-query"
import type { City, PlaceData, PlaceOfPostalCode } from "@voltread/domain/contract/place.ts"
import { cityBeginnings } from "@voltread/domain/shared/city-search.ts"
import { ApiError, NETWORK_MESSAGE } from "../../api/api-error.ts"
import type { RestRequest } from "../../api/rest.ts"
import { isRecord, textIn } from "../../session/rehydration.ts"
import { isPostalCode } from "./place-values.ts"

/** Places stay where they are: asked for once by a page. Without an answer an address is typed as ever. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const

const ask = async (rest: RestRequest, path: string, signal: AbortSignal) => {
  const answer = await rest({ method: "GET", path, signal })
  if (answer?.isSuccess !== true) throw new ApiError("refused", answer?.errorMessage || NETWORK_MESSAGE)
  return answer.data
}

/** Asks for the place of a ZIP code once it is complete. */
export const placeQuery = (rest: RestRequest, postalCode: string) =>
  queryOptions({
    ...ONCE,
    queryKey: ["place", postalCode],
    queryFn: async ({ signal }): Promise<PlaceData> => {
      const data = await ask(rest, `/api/places/${postalCode}`, signal)
      return { place: decodePlace(data.place), hasPlaces: data.hasPlaces === true }
    },
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
        city: text.trim().slice(0, LONGEST),
        ...(state !== "" && { state }),
      })
      const { cities } = await ask(rest, `/api/places?${question}`, signal)
      return Array.isArray(cities) ? cities.flatMap(decodeCity) : []
    },
    enabled: beginning !== "",
  })
}

/** Characters that the API takes. */
const LONGEST = 60

const decodePlace = (place: unknown): PlaceOfPostalCode | null =>
  isRecord(place) && Array.isArray(place.cities)
    ? {
        cities: place.cities.filter((city): city is string => typeof city === "string"),
        state: textIn(place, "state"),
        isExact: place.isExact === true,
      }
    : null

const decodeCity = (value: unknown): ReadonlyArray<City> =>
  isRecord(value) && textIn(value, "city") !== ""
    ? [
        {
          city: textIn(value, "city"),
          state: textIn(value, "state"),
          postalCode: textIn(value, "postalCode") || null,
        },
      ]
    : []
