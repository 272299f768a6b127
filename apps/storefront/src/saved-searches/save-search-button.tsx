import { MAX_NAME_LENGTH, type SavedSearchList, savedIn } from "@voltread/domain/catalogue/saved-searches.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { toast } from "../shop/toasts.ts"
import { useSavedSearches } from "./use-saved-searches.ts"

interface SaveSearchButtonProps {
  readonly list: SavedSearchList
  /** Vehicle or size, what narrows it down, and the active filters. */
  readonly name: string
  /** The listing's query string without `?`. */
  readonly search: string
}

/** Saves the search, or removes it. */
export function SaveSearchButton({ list, name, search }: SaveSearchButtonProps) {
  const { searches, save, clear } = useSavedSearches()
  const shortName = name.slice(0, MAX_NAME_LENGTH).toWellFormed()
  const isSaved = savedIn(searches, list).some((each) => each.name === shortName)
  return (
    <button
      {...early}
      type="button"
      aria-pressed={isSaved}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-accent-soft"
      onClick={() => {
        if (isSaved) return clear(list, shortName)
        save(list, { name: shortName, search })
        toast({ severity: "success", message: "Search saved. You'll find it in the tire and wheel finder." })
      }}
    >
      <Icon name="bookmark" className="size-4" />
      {isSaved ? "Saved" : "Save search"}
    </button>
  )
}
