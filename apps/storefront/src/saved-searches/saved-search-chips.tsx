import { Link } from "@tanstack/react-router"
import { type SavedSearchList, savedIn } from "@voltread/domain/catalogue/saved-searches.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { parseListing } from "../router/listing-search.ts"
import { parseSearch } from "../router/search-params.ts"
import { useFocusOnward } from "../shop/use-focus-onward.ts"
import { useSavedSearches } from "./use-saved-searches.ts"

export function SavedSearchChips({ list }: { readonly list: SavedSearchList }) {
  const { searches, clear } = useSavedSearches()
  const saved = savedIn(searches, list)
  if (saved.length === 0) return null
  return (
    <section aria-labelledby={`saved-${list}`} className="mt-6">
      <h2 id={`saved-${list}`} className="text-base">
        Your saved searches
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {saved.map(({ name, search }) => (
          <Chip key={name} list={list} name={name} search={search} onClear={() => clear(list, name)} />
        ))}
        {saved.length > 1 && (
          <li>
            <button
              type="button"
              className="h-10 cursor-pointer px-2 text-sm font-semibold underline underline-offset-4"
              onClick={() => clear(list)}
            >
              Clear all
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}

interface ChipProps {
  readonly list: SavedSearchList
  readonly name: string
  readonly search: string
  readonly onClear: () => void
}

function Chip({ list, name, search, onClear }: ChipProps) {
  return (
    <li
      ref={useFocusOnward<HTMLLIElement>()}
      className="inline-flex h-10 max-w-full items-center rounded-full border border-line-strong bg-surface"
    >
      <Link
        to="/products/$category"
        params={{ category: list === "wheels" ? "wheels" : "tires" }}
        search={parseListing(parseSearch(search))}
        className="flex h-full min-w-0 items-center gap-2 rounded-l-full pl-3.5 text-sm font-medium hover:underline"
      >
        <Icon name="bookmark" className="size-4" />
        <span className="truncate">{name}</span>
      </Link>
      <button
        type="button"
        aria-label={`Clear saved search ${name}`}
        className="grid size-10 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-sunken"
        onClick={onClear}
      >
        <Icon name="close" className="size-3.5" />
      </button>
    </li>
  )
}
