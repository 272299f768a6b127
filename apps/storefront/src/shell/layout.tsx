import { useMatches, useRouterState } from "@tanstack/react-router"
import { SkipLink } from "@voltread/ui/components/skip-link.tsx"
import { retryParts } from "@voltread/ui/loading/parts.ts"
import { type ReactNode, useCallback, useEffect, useState } from "react"
import { useMergeGuestSearches } from "../saved-searches/use-merge-guest-searches.ts"
import { deferred } from "../shop/deferred.tsx"
import { type Overlay, OverlayContext } from "../shop/overlay-context.ts"
import { dismissToasts } from "../shop/toasts.ts"
import { Header } from "./header.tsx"
import { LoaderSpinner } from "./loader-spinner.tsx"
import { Overlays } from "./overlays.tsx"
import { RouteProgress } from "./route-progress.tsx"

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** `focused`: only the page itself and the way back, such as for paying. */
    layout?: "focused"
  }
}

const mobileBar = deferred(() => import("./mobile-bar.tsx").then((module) => module.MobileBar))
const footer = deferred(() => import("./footer.tsx").then((module) => module.Footer))

/** The frame around every page, in the form that its route asks for, with the overlays. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<Overlay | null>(null)
  const openOverlay = useCallback((overlay: Overlay) => {
    dismissToasts()
    retryParts()
    setOpen(overlay)
  }, [])
  const close = useCallback(() => setOpen(null), [])
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const isFocused = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout === "focused" })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawer closes when the page under it changes
  useEffect(close, [pathname])
  useMergeGuestSearches()

  return (
    <OverlayContext value={openOverlay}>
      <SkipLink />
      <RouteProgress />
      <LoaderSpinner />
      <Header isFocused={isFocused} onOpenCart={() => openOverlay("cart")} />
      <main id="main" tabIndex={-1} className="min-h-[60vh]">
        {children}
      </main>
      {!isFocused && footer}
      {!isFocused && mobileBar}
      <Overlays open={open} onClose={close} />
    </OverlayContext>
  )
}
