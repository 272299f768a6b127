import type { Reducer, Store, UnknownAction } from "@reduxjs/toolkit"
import { type Persistor, persistReducer, persistStore } from "redux-persist"
import { REHYDRATE } from "./persistence-actions.ts"
import { isRecord } from "./rehydration.ts"
import { accountReset } from "./session.ts"

/** Spec §9: the persisted entry is `persist:root`, rehydration is given up after 5000 ms. */
const KEY = "root"
const STORAGE_KEY = `persist:${KEY}`
const TIMEOUT = 5_000
const SLICES = ["auth", "cart"] as const

const storage = {
  getItem: async (key: string) => localStorage.getItem(key),
  setItem: async (key: string, value: string) => localStorage.setItem(key, value),
  removeItem: async (key: string) => localStorage.removeItem(key),
}

/** Lets `auth` and `cart`, and nothing else, survive a reload. Each slice decodes what rehydration brings. */
export const persisted = <State>(reducer: Reducer<State>): Reducer<State> =>
  // Its types require the `_persist` key in the state already; its code accepts any state and adds the key.
  persistReducer<State>(
    { key: KEY, storage, whitelist: [...SLICES], timeout: TIMEOUT, stateReconciler: false },
    reducer,
  ) as Reducer<State>

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
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
    const action = changeFromOtherTab(event.key === null ? null : event.newValue, store.getState())
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
