import { combineReducers, configureStore, type Reducer } from "@reduxjs/toolkit"
import { persistenceActions, REHYDRATE } from "@voltread/ui/session/persistence-actions.ts"
import { authReducer } from "@voltread/ui/session/session.ts"
import { cartFailedReducer, cartReducer } from "./cart-slice.ts"

/** Whether storage has been read; before that, the log-in state is unknown. */
const restoredReducer: Reducer<boolean> = (state = false, action) => state || action.type === REHYDRATE

export const rootReducer = combineReducers({
  auth: authReducer,
  cart: cartReducer,
  hasCartFailed: cartFailedReducer,
  isRestored: restoredReducer,
})

/** One store for each request on the server, and for each tab in the browser. */
export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: persistenceActions } }),
  })

export type ShopStore = ReturnType<typeof createStore>
export type ShopState = ReturnType<typeof rootReducer>
