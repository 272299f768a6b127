import { THEME_KEY } from "@voltread/ui/theme/theme-mode.ts"
import { useSyncExternalStore } from "react"

/** A value in local storage, the same in all tabs. */
interface DeviceStore<Value> {
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
const forgetters = new Set<() => void>()

/** Deletes everything stored about the shopper, in all tabs; the theme stays. */
export const forgetShopper = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && key !== THEME_KEY) localStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
  for (const forget of forgetters) forget()
}

/**
 * Keeps a value under `voltread:<name>`. Anyone at this device can have written what is stored: `decode` reads it.
 * Where storage is closed to us the value lasts for the page.
 */
export const deviceStore = <Value>(
  name: string,
  empty: Value,
  decode: (stored: unknown) => Value,
): DeviceStore<Value> => {
  const key = `${PREFIX}${name}`
  const listeners = new Set<() => void>()
  let current: { readonly value: Value } | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  forgetters.add(() => {
    current = { value: empty }
    tell()
  })
  const onStorage = (event: StorageEvent) => {
    // A null key is `localStorage.clear()`.
    if (event.key !== key && event.key !== null) return
    current = undefined
    tell()
  }
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
      tell()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener("storage", onStorage)
        // Another tab may have written while there was no listener.
        current = undefined
      }
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener("storage", onStorage)
      }
    },
  }
}

/** The current value; `empty` on the server and while hydrating. */
export const useDeviceStore = <Value>(store: DeviceStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => store.empty)
