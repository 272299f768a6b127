import { SearchField } from "@voltread/ui/components/search-field.tsx"
import { useDebouncedValue } from "@voltread/ui/components/use-debounced-value.ts"
import { useEffect, useEffectEvent, useState } from "react"

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
  const debounced = useDebouncedValue(text, PAUSE)

  if (value !== known) {
    setKnown(value)
    setText(value)
  }
  const send = (typed: string) => {
    setKnown(typed.trim())
    onChange(typed.trim())
  }
  const sendNew = () => {
    if (text.trim() !== known) send(text)
  }
  const onPause = useEffectEvent(() => {
    if (debounced === text) sendNew()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the person pauses, not when anything else changes
  useEffect(() => onPause(), [debounced])
  return (
    <div data-search="" className="min-w-0 flex-1">
      <SearchField
        label={label}
        placeholder={placeholder}
        value={text}
        onChange={setText}
        onSubmit={send}
        // Leaving the field searches at once: a later search would navigate back from wherever the person went.
        onBlur={sendNew}
      />
    </div>
  )
}
