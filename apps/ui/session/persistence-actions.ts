/**
 * redux-persist's action types, copied so that slices and stores can name them without loading it: the storefront loads
 * it after hydration.
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
