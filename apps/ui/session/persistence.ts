import type { Reducer, Store, UnknownAction } from "@reduxjs/toolkit"
import { type Persistor, persistReducer, persistStore } from "redux-persist"
import { REHYDRATE } from "./persistence-actions.ts"
import { isRecord, rehydrated } from "./rehydration.ts"
import { accountReset } from "./session.ts"

/** Spec §9: the persisted entry is `persist:root`, rehydration is given up after 5000 ms. */
const KEY = "root"
const STORAGE_KEY = `persist:${KEY}`
const TIMEOUT = 5_000
const SLICES = ["auth", "cart"] as const

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Storage in which a tab replaces only the slices that it has changed itself. With the others it would undo what another
 * tab has changed meanwhile: bring back a log-in that has just ended, or tokens that have been used up.
 */
const ownChanges = () => {
  /** What each slice was when this tab has last read or written it. */
  const known = new Map<string, unknown>()
  return {
    hasRead: (slice: string, value: unknown) => known.set(slice, JSON.stringify(value)),
    getItem: async (key: string) => localStorage.getItem(key),
    setItem: async (key: string, value: string) => {
      const stored = parse(localStorage.getItem(key) ?? "")
      const entry = new Map(Object.entries<unknown>(JSON.parse(value)))
      for (const slice of SLICES) {
        const isKept = known.get(slice) === entry.get(slice) && isRecord(stored) && slice in stored
        if (isKept) entry.set(slice, stored[slice])
        else known.set(slice, entry.get(slice))
      }
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(entry)))
    },
    removeItem: async (key: string) => localStorage.removeItem(key),
  }
}

/** Lets `auth` and `cart`, and nothing else, survive a reload. Each slice decodes what rehydration brings. */
export const persisted = <State extends object>(reducer: Reducer<State>): Reducer<State> => {
  const storage = ownChanges()
  const reading: Reducer<State> = (before, action) => {
    const state = reducer(before, action)
    for (const [slice, value] of Object.entries(state))
      if (rehydrated(action, slice) !== undefined) storage.hasRead(slice, value)
    return state
  }
  // Its types require the `_persist` key in the state already; its code accepts any state and adds the key.
  return persistReducer<State>(
    { key: KEY, storage, whitelist: [...SLICES], timeout: TIMEOUT, stateReconciler: false },
    reading,
  ) as Reducer<State>
}

/**
 * The action that syncs this tab with what another tab wrote, undefined if nothing differs. Only slices whose JSON
 * differs are included, or two tabs would answer each other for ever.
 */
export const changeFromOtherTab = (written: string | null, state: object): UnknownAction | undefined => {
  if (written === null) return accountReset()
  const entry = parse(written)
  if (!isRecord(entry)) return undefined
  const here = new Map<string, unknown>(Object.entries(state))
  const payload: Record<string, unknown> = {}
  for (const slice of SLICES) {
    const json = entry[slice]
    if (typeof json !== "string" || json === JSON.stringify(here.get(slice))) continue
    const value = parse(json)
    if (value !== undefined) payload[slice] = value
  }
  return Object.keys(payload).length === 0 ? undefined : { type: REHYDRATE, key: KEY, payload }
}

/** Starts reading and writing storage; call it after hydration, so that the first render matches the server's. */
export const startPersistence = <State extends object>(store: Store<State>): Persistor => {
  const persistor = persistStore(store)
  window.addEventListener("storage", (event) => {
    // A null key is `localStorage.clear()`.
    if (event.key !== STORAGE_KEY && event.key !== null) return
    // Not the event's value: two tabs that write at once would each take over the other's, again and again.
    const action = changeFromOtherTab(localStorage.getItem(STORAGE_KEY), store.getState())
    if (action !== undefined) store.dispatch(action)
  })
  // Changes are written a little later: whoever logs out and leaves at once would be logged in on the next page.
  window.addEventListener("pagehide", () => void persistor.flush())
  return persistor
}

/** The stored value of a slice, whichever tab wrote it. */
export const readPersisted = (slice: (typeof SLICES)[number]): unknown => {
  const entry = parse(localStorage.getItem(STORAGE_KEY) ?? "")
  const json = isRecord(entry) ? entry[slice] : undefined
  return typeof json === "string" ? parse(json) : undefined
}
