import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Money } from "@voltread/ui/components/money.tsx"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { useEffect, useState } from "react"
import type { ProductDetails } from "../product/queries.ts"
import type { Buying } from "./use-buying.ts"

/** The button whose place this takes. */
export const ADD_TO_CART = "add-to-cart"

const isTyping = () => document.activeElement?.matches("input, textarea, select") === true

/** Whether the page has been scrolled past the real button, and nobody types. */
const useIsNeeded = (): boolean => {
  const [isPassed, setPassed] = useState(false)
  const [types, setTypes] = useState(false)
  useEffect(() => {
    const real = document.getElementById(ADD_TO_CART)
    if (real === null) return
    const observer = new IntersectionObserver(([seen]) =>
      setPassed(seen !== undefined && !seen.isIntersecting && seen.boundingClientRect.top < 0),
    )
    observer.observe(real)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    // A keyboard on the screen leaves too little room.
    const onFocus = () => setTypes(isTyping())
    const onBlur = () => setTypes(false)
    document.addEventListener("focusin", onFocus)
    document.addEventListener("focusout", onBlur)
    return () => {
      document.removeEventListener("focusin", onFocus)
      document.removeEventListener("focusout", onBlur)
    }
  }, [])
  return isPassed && !types
}

/** Add to cart above the bar at the bottom of phones; the comparison, which sticks there too, goes first. */
export function StickyAdd({
  product,
  buying: { quantity, add },
}: {
  readonly product: ProductDetails
  readonly buying: Buying
}) {
  const isNeeded = useIsNeeded()
  return (
    <div
      className={`bottom-15 z-10 -mx-4 mt-8 flex items-center gap-3 border-t border-line bg-raised px-4 py-2.5 shadow-overlay desk:hidden tall:sticky [body:has(#compare-tray)_&]:hidden ${isNeeded ? "" : "invisible"}`}
    >
      <p className="min-w-0 flex-1 text-sm">
        <ProductName name={product.name} isOneLine />
        <span className="font-bold">
          {quantity > 1 && `${quantity} for `}
          <Money amount={product.salePrice * quantity} />
        </span>
      </p>
      <button type="button" className={`${buttonStyle("primary")} shrink-0`} onClick={() => void add()}>
        Add to cart
      </button>
    </div>
  )
}
