import { combineReducers, configureStore, type Reducer } from "@reduxjs/toolkit"
import { persistenceActions, REHYDRATE } from "@voltread/ui/session/persistence-actions.ts"
import { authReducer } from "@voltread/ui/session/session.ts"
import { cartReducer } from "./cart-slice.ts"

/** Whether what this device has kept has been read: before that, nobody knows who is logged in. */
const restoredReducer: Reducer<boolean> = (state = false, action) => state || action.type === REHYDRATE

export const rootReducer = combineReducers({
  auth: authReducer,
  cart: cartReducer,
  isRestored: restoredReducer,
})

/** One for each request on the server, one for each tab in the browser. */
export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: persistenceActions } }),
  })

export type ShopStore = ReturnType<typeof createStore>
export type ShopState = ReturnType<typeof rootReducer>
