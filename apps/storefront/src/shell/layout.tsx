import { useRouterState } from "@tanstack/react-router"
import { SkipLink } from "@voltread/ui/components/skip-link.tsx"
import { type ReactNode, useCallback, useEffect, useState } from "react"
import { dismissToasts } from "../session/toasts.ts"
import { Footer } from "./footer.tsx"
import { Header } from "./header.tsx"
import { MobileBar } from "./mobile-bar.tsx"
import { OverlayContext } from "./overlay-context.ts"
import { type Overlay, Overlays } from "./overlays.tsx"
import { RouteProgress } from "./route-progress.tsx"

/** Header, page, footer, and what opens over them. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<Overlay | null>(null)
  const openOverlay = useCallback((overlay: Overlay) => {
    dismissToasts()
    setOpen(overlay)
  }, [])
  const close = useCallback(() => setOpen(null), [])
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawer closes when the page under it changes
  useEffect(close, [pathname])

  return (
    <OverlayContext value={openOverlay}>
      <SkipLink />
      <RouteProgress />
      <Header onOpenCart={() => openOverlay("cart")} />
      <main id="main" tabIndex={-1} className="min-h-[60vh]">
        {children}
      </main>
      <Footer />
      <MobileBar onOpenMenu={() => openOverlay("categories")} onOpenCart={() => openOverlay("cart")} />
      <Overlays open={open} onClose={close} />
    </OverlayContext>
  )
}
