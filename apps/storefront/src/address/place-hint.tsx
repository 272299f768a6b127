import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { PlaceOfPostalCodeDocument } from "../generated/place.ts"
import { useShop } from "../shop/use-shop.ts"

interface Place {
  readonly city: string
  readonly state: string
}

interface PlaceHintProps extends Place {
  readonly postalCode: string
  readonly onCity: (city: string) => void
  readonly onState: (state: string) => void
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.toLowerCase()

/**
 * Fills in the city and state of a ZIP code; what the shopper typed stays, and they are told where it differs. Where only
 * the region of a code is known, its city is offered, not filled in.
 */
export function PlaceHint({ postalCode, city, state, onCity, onState }: PlaceHintProps) {
  const { request } = useShop()
  const { data: place } = useQuery({
    queryKey: ["place", postalCode],
    queryFn: async ({ signal }) =>
      (await request(PlaceOfPostalCodeDocument, { postalCode }, { endpoint: "/graphql/products", signal }))
        .place,
    enabled: /^\d{5}$/.test(postalCode),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  /** What was filled in here for the code before this one: it goes with that; what the shopper typed does not. */
  const filled = useRef<Place>({ city: "", state: "" })

  const use = (found: Place) => {
    filled.current = found
    onCity(found.city)
    onState(found.state)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills in when the place comes, not while one types another
  useEffect(() => {
    if (!place) return
    if (place.isExact && (city === "" || city === filled.current.city)) {
      filled.current = { ...filled.current, city: place.city }
      onCity(place.city)
    }
    if (state === "" || state === filled.current.state) {
      filled.current = { ...filled.current, state: place.state }
      onState(place.state)
    }
  }, [place])

  if (!place) return null
  const isState = state === "" || state === place.state
  const isCity = isSame(city, place.city) || (!place.isExact && city !== "")
  const label = `${place.city}, ${place.state}`
  return (
    <p aria-live="polite" className="col-span-2 self-center text-sm empty:hidden">
      {!(isCity && isState) && (
        <>
          {isState && city === "" ? "" : `${postalCode} is in ${place.isExact ? label : place.state}. `}
          <button
            type="button"
            className="cursor-pointer py-1 font-semibold underline underline-offset-4"
            onClick={() => use(place)}
          >
            Use {label}
          </button>
        </>
      )}
    </p>
  )
}
