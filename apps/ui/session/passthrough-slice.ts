import type { Reducer } from "@reduxjs/toolkit"
import { rehydrated } from "./rehydration.ts"
import { accountReset } from "./session.ts"

/**
 * Keeps a persisted slice that this app does not use. Both apps share one storage entry, and an app without the slice
 * would delete it.
 */
export const passthroughSlice =
  (slice: string): Reducer<unknown> =>
  (state = null, action) => {
    if (accountReset.match(action)) return null
    return rehydrated(action, slice) ?? state
  }
