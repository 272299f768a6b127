import { THEME_KEY } from "@voltread/ui/theme/theme-mode.ts"
import { useSyncExternalStore } from "react"

/** A value in local storage, the same in all tabs. */
interface LocalStore<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
  /** The value on the server and while hydrating. */
  readonly empty: Value
}

const read = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null")
  } catch {
    return null
  }
}

const PREFIX = "voltread:"
const resets = new Set<() => void>()

/** Deletes everything stored about the shopper, in all tabs; the theme stays. */
export const clearShopperData = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && key !== THEME_KEY) localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
  for (const reset of resets) reset()
}

/**
 * Stores a value under `voltread:<name>`. Storage is untrusted, so `decode` reads it. Where storage is blocked, the value
 * lasts for the page.
 */
export const createLocalStore = <Value>(
  name: string,
  empty: Value,
  decode: (stored: unknown) => Value,
): LocalStore<Value> => {
  const key = `${PREFIX}${name}`
  const listeners = new Set<() => void>()
  let current: { readonly value: Value } | undefined
  const notify = () => {
    for (const listener of listeners) listener()
  }
  resets.add(() => {
    current = { value: empty }
    notify()
  })
  // Whoever reads without subscribing must not see what another tab has replaced or deleted either.
  if (!import.meta.env.SSR)
    window.addEventListener("storage", (event) => {
      // A null key is `localStorage.clear()`.
      if (event.key !== key && event.key !== null) return
      current = undefined
      notify()
    })
  return {
    empty,
    get: () => {
      current ??= { value: decode(read(key)) }
      return current.value
    },
    set: (value) => {
      current = { value }
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Storage may be blocked or full.
      }
      notify()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The current value; `empty` on the server and while hydrating. */
export const useLocalStore = <Value>(store: LocalStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => store.empty)
