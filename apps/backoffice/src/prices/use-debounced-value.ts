import { useEffect, useState } from "react"

const DELAY_MS = 350

/** The value once it has stayed the same for a moment, so that not every letter asks the server. */
export const useDebouncedValue = <Value>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value)
  const key = JSON.stringify(value)
  const [debouncedKey, setDebouncedKey] = useState(key)
  useEffect(() => {
    if (key === debouncedKey) return
    const timer = setTimeout(() => {
      setDebouncedKey(key)
      setDebounced(value)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [key, debouncedKey, value])
  return debounced
}
