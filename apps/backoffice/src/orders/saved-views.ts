import { isRecord } from "@voltread/ui/session/rehydration.ts"
import { MAX_SAVED_VIEWS } from "./saved-view-limit.ts"
import { type OrdersView, ordersView, sameView } from "./view.ts"

/** A filter that somebody gave a name, kept in this browser only. */
export interface SavedView {
  readonly name: string
  readonly view: OrdersView
}

const KEY = "backoffice:orders:views"

type KeyValueStore = Pick<Storage, "getItem" | "setItem">

/** What was kept; entries that cannot be read (an older shape, another program) are left out. */
export const readSavedViews = (store: KeyValueStore): ReadonlyArray<SavedView> => {
  let stored: unknown
  try {
    stored = JSON.parse(store.getItem(KEY) ?? "[]")
  } catch {
    return []
  }
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.name === "string" && isRecord(entry.view)
      ? [{ name: entry.name, view: ordersView(entry.view) }]
      : [],
  )
}

export const writeSavedViews = (store: KeyValueStore, views: ReadonlyArray<SavedView>): void =>
  store.setItem(KEY, JSON.stringify(views))

/** Saving under a name that exists replaces it in its place; a new one goes last. The oldest give way at 20. */
export const withSavedView = (views: ReadonlyArray<SavedView>, saved: SavedView): ReadonlyArray<SavedView> =>
  views.some(({ name }) => name === saved.name)
    ? views.map((each) => (each.name === saved.name ? saved : each))
    : [...views, saved].slice(-MAX_SAVED_VIEWS)

export const withoutSavedView = (views: ReadonlyArray<SavedView>, name: string): ReadonlyArray<SavedView> =>
  views.filter((each) => each.name !== name)

export const savedViewOf = (views: ReadonlyArray<SavedView>, view: OrdersView): SavedView | undefined =>
  views.find((each) => sameView(each.view, view))
