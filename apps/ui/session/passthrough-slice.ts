import type { Reducer } from "@reduxjs/toolkit"
import { rehydrated } from "./rehydration.ts"
import { accountReset } from "./session.ts"

/**
 * Keeps a persisted slice that this app does not read. Both apps write one storage entry; without this, the app that
 * does not know the slice would write it away.
 */
export const passthroughSlice =
  (slice: string): Reducer<unknown> =>
  (state = null, action) => {
    if (accountReset.match(action)) return null
    return rehydrated(action, slice) ?? state
  }
