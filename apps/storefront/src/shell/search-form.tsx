import { useNavigate, useSearch } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react"

const SuggestionsPanel = lazy(() =>
  part(() => import("../suggestions/suggestions-panel.tsx")).then((module) => ({
    default: module.SuggestionsPanel,
  })),
)

/** Product search. Works as a plain form before hydration; suggestions load on focus. */
export function SearchForm() {
  const navigate = useNavigate()
  const { q = "" } = useSearch({ strict: false })
  const input = useRef<HTMLInputElement>(null)
  /** What was typed while suggestions are open; null while they are not. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<string>()
  /** The search that the field shows; text typed before hydration must stay. */
  const shown = useRef(q)
  useEffect(() => {
    if (input.current === null || shown.current === q) return
    shown.current = q
    input.current.value = q
  }, [q])

  // Suggestions also for text that was typed before hydration.
  useEffect(() => {
    const field = input.current
    if (field !== null && field === document.activeElement) setTyped(field.value)
  }, [])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = input.current?.value.trim() ?? ""
    input.current?.blur()
    void navigate({ to: "/search", search: words === "" ? {} : { q: words } })
    if (words !== "") {
      void import("../suggestions/recent-searches.ts").then(({ noteSearch }) => noteSearch(words))
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form is needed for sending; <search> adds a second landmark
    <form role="search" action="/search" onSubmit={onSubmit} className="relative w-full">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-on-night-muted"
      />
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={q}
        role="combobox"
        aria-label="Search products"
        aria-autocomplete="list"
        aria-expanded={typed !== null}
        aria-controls="search-suggestions"
        aria-activedescendant={active}
        placeholder="Search TVs, laptops, 225/45R17 tires…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        onFocus={(event) => setTyped(event.target.value)}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        className="h-11 w-full rounded-md border border-night-line bg-night-raised pr-24 pl-11 text-ellipsis text-on-night placeholder:text-on-night-muted [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        className="absolute inset-y-1 right-1 cursor-pointer rounded-sm bg-accent px-4 text-sm font-bold text-on-accent hover:bg-accent-hover"
      >
        Search
      </button>
      {typed !== null && (
        <Suspense fallback={null}>
          <SuggestionsPanel text={typed} input={input} onActive={setActive} onClose={() => setTyped(null)} />
        </Suspense>
      )}
    </form>
  )
}
