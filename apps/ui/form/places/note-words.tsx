import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { fillingOf, isPostalCode, labelOf, noteOf, type PlaceValues } from "./place-values.ts"
import { placeQuery } from "./queries.ts"
import type { PlaceCompletion } from "./use-place-completion.ts"

interface NoteWordsProps {
  readonly completion: PlaceCompletion
  readonly values: PlaceValues
}

/** Fills in the place of a ZIP code where fields are empty, and says where it differs from what was typed. */
export function NoteWords({ completion, values }: NoteWordsProps) {
  const { rest, isFree, fill, isCityTyped } = completion
  const { data } = useQuery(placeQuery(rest, values.postalCode))
  const place = data?.place

  // biome-ignore lint/correctness/useExhaustiveDependencies: fills in when the place comes, not while one types another
  useEffect(() => {
    if (place == null) return
    const found = fillingOf(place, isFree)
    if (Object.keys(found).length > 0) fill(found)
  }, [place])

  if (!isPostalCode(values.postalCode)) return null
  const { words, choices } = noteOf(values, data, {
    isCityDone: !isCityTyped,
    isCityFilled: isFree("city"),
  })
  if (words === "" && choices.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      {words !== "" && <span>{words}</span>}
      {choices.map((choice) => (
        <button
          key={choice.city}
          type="button"
          className="cursor-pointer py-1 font-semibold underline underline-offset-4"
          onClick={() => fill(choice)}
        >
          Use {labelOf(choice)}
        </button>
      ))}
    </p>
  )
}
