/**
 * redux-persist's action types, written out so that slices and stores can name them without loading it: the shop's pages
 * load it after they stand.
 */
export const REHYDRATE = "persist/REHYDRATE"

/** They carry functions, so the store's serializability check must ignore them. */
export const persistenceActions = [
  "persist/FLUSH",
  "persist/PAUSE",
  "persist/PERSIST",
  "persist/PURGE",
  "persist/REGISTER",
  REHYDRATE,
]
