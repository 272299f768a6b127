import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRouter } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { useDebouncedValue } from "@voltread/ui/components/use-debounced-value.ts"
import { useListKeys } from "@voltread/ui/components/use-list-keys.ts"
import { useListSelection } from "@voltread/ui/components/use-list-selection.ts"
import { type RefObject, useEffect } from "react"
import { SuggestionsDocument } from "../generated/suggestions.ts"
import { useLocalStore } from "../local-storage/local-store.ts"
import { ProductImage } from "../product/product-image.tsx"
import { useShop } from "../shop/use-shop.ts"
import { recentSearches } from "./recent-searches.ts"
import { recentGroups, type Suggested, suggestedGroups } from "./suggested.ts"

const LIST_ID = "search-suggestions"

const ICONS = {
  page: "info",
  words: "clock",
  size: "search",
  category: "search",
  brand: "search",
} as const

interface SuggestionsPanelProps {
  readonly text: string
  readonly input: RefObject<HTMLInputElement | null>
  /** Reports the id of the active option to the field. */
  readonly onActive: (id: string | undefined) => void
  readonly onClose: () => void
}

/** Milliseconds without typing before suggestions are requested. */
const DEBOUNCE = 120

/** Suggestions under the search field. Arrow keys select and fill the field; Escape restores the typed text. */
export function SuggestionsPanel({ text, input, onActive, onClose }: SuggestionsPanelProps) {
  const { request } = useShop()
  const router = useRouter()
  const recent = useLocalStore(recentSearches)
  const query = useDebouncedValue(text, DEBOUNCE).trim()
  const { data } = useQuery({
    queryKey: ["suggestions", query.toLowerCase()],
    queryFn: async ({ signal }) =>
      (await request(SuggestionsDocument, { query }, { endpoint: "/graphql/products", signal }))
        .searchSuggestions,
    enabled: query.length > 1,
    placeholderData: keepPreviousData,
  })
  const latest = text.trim() === "" ? recentGroups(recent) : suggestedGroups(text, data)
  const { list: groups, active, select } = useListSelection(text, latest)
  const options = groups.flatMap((group) => group.options)

  const go = ({ to }: Suggested) => {
    onClose()
    input.current?.blur()
    switch (to.kind) {
      case "product":
        return router.navigate({ to: "/product/$productId", params: { productId: to.productId } })
      case "category":
        return router.navigate({ to: "/products/$category", params: { category: to.slug } })
      case "brand":
        return router.navigate({ to: "/brand/$name", params: { name: to.name } })
      case "size":
        return router.navigate({
          to: "/products/$category",
          params: { category: "tires" },
          search: { tireSize: to.size },
        })
      case "words":
        return router.navigate({ to: "/search", search: { q: to.words } })
      case "page":
        return router.navigate({
          to: to.answer.to,
          ...(to.answer.hash !== undefined && { hash: to.answer.hash }),
        })
    }
  }

  useEffect(() => {
    onActive(options[active] === undefined ? undefined : `${LIST_ID}-${active}`)
  }, [active, onActive, options])
  useEffect(() => () => onActive(undefined), [onActive])

  const fill = (words: string) => {
    if (input.current !== null) input.current.value = words
  }
  useListKeys({
    input,
    count: options.length,
    active,
    onMove: (index) => {
      select(index)
      fill(options[index]?.fill ?? text)
    },
    onChoose: (index) => {
      const chosen = options[index]
      if (chosen !== undefined) void go(chosen)
    },
    onClose: () => {
      fill(text)
      onClose()
    },
  })

  if (options.length === 0) return null
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label="Suggestions"
      // A press must not blur the field before it has navigated.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-50 mt-1.5 max-h-[70vh] animate-rise overflow-y-auto rounded-md border border-line bg-raised p-2 text-ink shadow-overlay"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox knows groups by their role
        <div key={group.title} role="group" aria-label={group.title}>
          <p aria-hidden="true" className="eyebrow px-3 pt-2.5 pb-1 text-muted">
            {group.title}
          </p>
          {group.options.map((option) => {
            const index = options.indexOf(option)
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: as above
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's
              <div
                key={option.key}
                id={`${LIST_ID}-${index}`}
                role="option"
                aria-selected={index === active}
                className="flex cursor-pointer items-center gap-3 rounded-sm px-3 py-2 hover:bg-sunken aria-selected:bg-accent-soft"
                onClick={() => void go(option)}
              >
                <OptionContent option={option} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function OptionContent({ option: { to, label, note } }: { readonly option: Suggested }) {
  return (
    <>
      {to.kind === "product" ? (
        <span className="w-10 shrink-0">
          <ProductImage product={{ ...to, name: label }} src={to.image} size={40} className="rounded-sm" />
        </span>
      ) : (
        <Icon name={ICONS[to.kind]} className="size-4 text-muted" />
      )}
      <span className="min-w-0 flex-1 truncate">
        {to.kind === "product" ? <ProductName name={label} isOneLine /> : label}
      </span>
      {note !== undefined && <span className="numeric shrink-0 text-sm text-muted">{note}</span>}
    </>
  )
}
