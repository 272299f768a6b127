import { createContext, useContext } from "react"
import type { Overlay } from "./overlays.tsx"

/** Opens a drawer from anywhere in a page. */
export const OverlayContext = createContext<(overlay: Overlay) => void>(() => undefined)
export const useOpenOverlay = (): ((overlay: Overlay) => void) => useContext(OverlayContext)
