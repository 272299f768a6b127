import { THEME_KEY } from "@voltread/ui/theme/theme-mode.ts"
import { useSyncExternalStore } from "react"

/** A value that this device keeps, the same in all its tabs. */
export interface DeviceStore<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
  /** What the server renders, which knows no device. */
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

/** Forgets what the shop keeps on this device about who has used it, here and in its other tabs; not how it looks. */
export const forgetShopper = (): void => {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && key !== THEME_KEY) localStorage.removeItem(key)
  } catch {
    // Where storage is closed to us, nothing is in it.
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
        // Storage may be forbidden or full.
      }
      tell()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        window.addEventListener("storage", onStorage)
        // Another tab may have written while nobody here listened.
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

/** The value as it is; while hydrating, what the server rendered. */
export const useDeviceStore = <Value>(store: DeviceStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => store.empty)
