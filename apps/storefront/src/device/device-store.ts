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

/**
 * Keeps a value under `voltread:<name>`. Anyone at this device can have written what is stored: `decode` reads it.
 * Where storage is closed to us the value lasts for the page.
 */
export const deviceStore = <Value>(
  name: string,
  empty: Value,
  decode: (stored: unknown) => Value,
): DeviceStore<Value> => {
  const key = `voltread:${name}`
  const listeners = new Set<() => void>()
  let current: { readonly value: Value } | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
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
export const useDevice = <Value>(store: DeviceStore<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => store.empty)
