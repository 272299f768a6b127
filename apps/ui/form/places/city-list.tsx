import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { City } from "@voltread/domain/contract/place.ts"
import { cityBeginnings, isSameCity } from "@voltread/domain/shared/city-search.ts"
import { type RefObject, useEffect } from "react"
import { useDebouncedValue } from "../../components/use-debounced-value.ts"
import { useListKeys } from "../../components/use-list-keys.ts"
import { useListSelection } from "../../components/use-list-selection.ts"
import { labelOf, type PlaceValues } from "./place-values.ts"
import { citiesQuery } from "./queries.ts"
import type { PlaceCompletion } from "./use-place-completion.ts"

interface CityListProps {
  readonly id: string
  readonly text: string
  readonly completion: PlaceCompletion
  readonly input: RefObject<HTMLInputElement | null>
  /** Tells the field whether cities are offered, and which of them the arrow keys are at. */
  readonly onOffer: (offered: { readonly activeId: string | undefined } | null) => void
}

/** Milliseconds without typing before cities are asked for. */
const DEBOUNCE = 120

/** The cities that begin with a text: arrow keys move, Enter chooses, Escape closes. */
export function CityList({ id, text, completion, input, onOffer }: CityListProps) {
  const { rest, values, fill, choose, isFree, setCityTyped } = completion
  const typed = values()
  const { data = [] } = useQuery({
    ...citiesQuery(rest, useDebouncedValue(text, DEBOUNCE), typed.state),
    placeholderData: keepPreviousData,
  })
  const latest = cityBeginnings(text).length === 0 ? [] : offeredOf(data, typed)
  const { list: cities, active, select } = useListSelection(text, latest)
  const activeId = cities[active] === undefined ? undefined : `${id}-${active}`
  const isOffering = cities.length > 0

  useEffect(() => onOffer(isOffering ? { activeId } : null), [isOffering, activeId, onOffer])
  useEffect(() => () => onOffer(null), [onOffer])

  const take = ({ city, state, postalCode }: City) => {
    choose({ city, state })
    // Replaces or clears a ZIP code that was filled in for another city.
    if (isFree("postalCode")) fill({ postalCode: postalCode ?? "" })
    setCityTyped(false)
  }

  useListKeys({
    input,
    count: cities.length,
    active,
    onMove: select,
    onChoose: (index) => {
      const chosen = cities[index]
      if (chosen !== undefined) take(chosen)
    },
    onClose: () => setCityTyped(false),
  })

  if (!isOffering) return null
  return (
    <>
      <p role="status" className="sr-only">
        {cities.length === 1 ? "1 city." : `${cities.length} cities.`}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label="Cities"
        // A press must not blur the field before the city is chosen.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-50 mt-1 max-h-80 animate-rise overflow-y-auto rounded-md border border-line bg-raised p-1 text-ink shadow-overlay"
      >
        {cities.map((each, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field has the focus
          // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
          <div
            key={labelOf(each)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className="flex cursor-pointer justify-between gap-3 rounded-sm px-3 py-2 hover:bg-sunken aria-selected:bg-accent-soft"
            onClick={() => take(each)}
          >
            <span className="truncate">{labelOf(each)}</span>
            {each.postalCode !== null && <span className="numeric text-muted">{each.postalCode}</span>}
          </div>
        ))}
      </div>
    </>
  )
}

/** Offers nothing where the form has one of the cities already, as after autofill. */
const offeredOf = (cities: ReadonlyArray<City>, typed: PlaceValues): ReadonlyArray<City> =>
  cities.some(
    ({ city, state, postalCode }) =>
      state === typed.state &&
      isSameCity(city, typed.city) &&
      (postalCode === null || typed.postalCode !== ""),
  )
    ? []
    : cities
