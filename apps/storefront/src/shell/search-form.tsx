import { useNavigate, useSearch } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { type FormEvent, useEffect, useRef } from "react"

/** Search of the whole shop; works before the page's code has come, as a plain form. */
export function SearchForm() {
  const navigate = useNavigate()
  const { q = "" } = useSearch({ strict: false })
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current !== null) input.current.value = q
  }, [q])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = input.current?.value.trim() ?? ""
    input.current?.blur()
    void navigate({ to: "/search", search: words === "" ? {} : { q: words } })
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
        aria-label="Search products"
        placeholder="Search TVs, laptops, 225/45R17 tires…"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        className="h-11 w-full rounded-md border border-night-line bg-night-raised pr-24 pl-11 text-on-night placeholder:text-on-night-muted [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        className="absolute inset-y-1 right-1 cursor-pointer rounded-sm bg-accent px-4 text-sm font-bold text-on-accent hover:bg-accent-hover"
      >
        Search
      </button>
    </form>
  )
}
