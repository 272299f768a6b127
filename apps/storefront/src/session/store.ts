import { combineReducers, configureStore } from "@reduxjs/toolkit"
import { persistenceActions } from "@voltread/ui/session/persistence-actions.ts"
import { authReducer } from "@voltread/ui/session/session.ts"
import { cartReducer } from "../cart/cart-slice.ts"

export const rootReducer = combineReducers({ auth: authReducer, cart: cartReducer })

/** One for each request on the server, one for each tab in the browser. */
export const createStore = () =>
  configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: persistenceActions } }),
  })

export type ShopStore = ReturnType<typeof createStore>
export type ShopState = ReturnType<typeof rootReducer>
