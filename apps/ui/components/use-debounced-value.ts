import { useEffect, useState } from "react"

/** The value once it has stayed the same for `delay` milliseconds, so that not every letter asks the server. */
export const useDebouncedValue = <Value>(value: Value, delay: number): Value => {
  const [debounced, setDebounced] = useState(value)
  const key = JSON.stringify(value)
  const [debouncedKey, setDebouncedKey] = useState(key)
  useEffect(() => {
    if (key === debouncedKey) return
    const timer = setTimeout(() => {
      setDebouncedKey(key)
      setDebounced(value)
    }, delay)
    return () => clearTimeout(timer)
  }, [key, debouncedKey, value, delay])
  return debounced
}
