import { SearchField } from "@voltread/ui/components/search-field.tsx"
import { useEffect, useRef, useState } from "react"

const PAUSE = 250

interface SearchBoxProps {
  readonly label: string
  readonly placeholder: string
  /** What is searched for at the moment; empty for nothing. */
  readonly value: string
  /** Called with trimmed text once the person pauses. */
  readonly onChange: (value: string) => void
}

/** A search field that does not ask the server at every letter, and follows when the address changes. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  if (value !== known) {
    setKnown(value)
    setText(value)
  }
  const send = (typed: string) => {
    clearTimeout(timer.current)
    timer.current = undefined
    setKnown(typed.trim())
    onChange(typed.trim())
  }
  return (
    <div data-search="" className="min-w-0 flex-1">
      <SearchField
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={(typed) => {
          setText(typed)
          clearTimeout(timer.current)
          timer.current = setTimeout(() => send(typed), PAUSE)
        }}
        onSubmit={send}
        // Leaving the field searches at once: a later search would navigate back from wherever the person went.
        onBlur={() => {
          if (timer.current !== undefined) send(text)
        }}
      />
    </div>
  )
}
