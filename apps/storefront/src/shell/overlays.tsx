import { MissingPart } from "@voltread/ui/loading/missing-part.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react"
import { type ConsentChoice, onConsentAsked } from "../session/consent.ts"
import type { Overlay } from "../shop/overlay-context.ts"
import { onFirstToast } from "../shop/toasts.ts"

const CartDrawer = lazy(() => part(() => import("../cart/cart-drawer.tsx")))
const CategoryDrawer = lazy(() => part(() => import("./category-drawer.tsx")))
const GarageDrawer = lazy(() => part(() => import("./garage-drawer.tsx")))
const ToastRegion = lazy(() => part(() => import("@voltread/ui/components/toast.tsx")))
const ConsentBanner = lazy(() => part(() => import("./consent-banner.tsx")))

interface OverlaysProps {
  readonly open: Overlay | null
  readonly onClose: () => void
}

/** Stays mounted once opened, so that closing can animate and reopening is instant. */
function Once({ when, children }: { readonly when: boolean; readonly children: ReactNode }) {
  const [wasNeeded, setWasNeeded] = useState(when)
  useEffect(() => {
    if (when) setWasNeeded(true)
  }, [when])
  return when || wasNeeded ? <Suspense fallback={null}>{children}</Suspense> : null
}

/** Drawers and toasts; their code loads when they are first needed. */
export function Overlays({ open, onClose }: OverlaysProps) {
  const [hasToasts, setHasToasts] = useState(false)
  useEffect(() => onFirstToast(() => setHasToasts(true)), [])
  const [answer, setAnswer] = useState<((choice: ConsentChoice) => void) | null>(null)
  useEffect(() => onConsentAsked((asked) => setAnswer(() => asked)), [])
  const close = (isOpen: boolean) => {
    if (!isOpen) onClose()
  }
  return (
    <>
      <Once when={open === "cart"}>
        <CartDrawer isOpen={open === "cart"} onOpenChange={close} />
      </Once>
      <Once when={open === "categories"}>
        <CategoryDrawer isOpen={open === "categories"} onOpenChange={close} />
      </Once>
      <Once when={open === "garage"}>
        <GarageDrawer isOpen={open === "garage"} onOpenChange={close} />
      </Once>
      <Once when={hasToasts}>
        <ToastRegion />
      </Once>
      {answer !== null && (
        <Suspense fallback={null}>
          <ConsentBanner
            onAnswer={(choice) => {
              answer(choice)
              setAnswer(null)
            }}
          />
        </Suspense>
      )}
      <MissingPart />
    </>
  )
}
