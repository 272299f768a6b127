import { useState } from "react"
import {
  readSavedViews,
  type SavedView,
  withoutSavedView,
  withSavedView,
  writeSavedViews,
} from "./saved-views.ts"

export interface SavedViews {
  readonly views: ReadonlyArray<SavedView>
  readonly save: (saved: SavedView) => void
  readonly remove: (name: string) => void
}

/** The person's own named filters, kept in this browser. */
export const useSavedViews = (): SavedViews => {
  const [views, setViews] = useState(() => readSavedViews(localStorage))
  const keep = (change: (views: ReadonlyArray<SavedView>) => ReadonlyArray<SavedView>) => {
    // Another tab may have saved since, so this reads the store again.
    const changed = change(readSavedViews(localStorage))
    writeSavedViews(localStorage, changed)
    setViews(changed)
  }
  return {
    views,
    save: (saved) => keep((stored) => withSavedView(stored, saved)),
    remove: (name) => keep((stored) => withoutSavedView(stored, name)),
  }
}
