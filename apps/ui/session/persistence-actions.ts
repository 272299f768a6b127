/**
 * redux-persist's action types, written out so that slices and stores can name them without loading it: the shop's pages
 * load it after they stand.
 */
export const REHYDRATE = "persist/REHYDRATE"

/** They carry functions; a store's checks must let them pass. */
export const persistenceActions = [
  "persist/FLUSH",
  "persist/PAUSE",
  "persist/PERSIST",
  "persist/PURGE",
  "persist/REGISTER",
  REHYDRATE,
]
