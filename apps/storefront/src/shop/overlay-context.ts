import { createContext, useContext } from "react"

export type Overlay = "cart" | "categories" | "garage"

/** Opens a drawer from anywhere in a page. */
export const OverlayContext = createContext<(overlay: Overlay) => void>(() => undefined)
export const useOpenOverlay = (): ((overlay: Overlay) => void) => useContext(OverlayContext)
