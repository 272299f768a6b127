import { useRouterState } from "@tanstack/react-router"
import { type RefObject, useEffect, useRef, useState } from "react"

/** State of a panel under a button: closes on Escape, on a press outside and on navigation. */
export const useDisclosure = <Element extends HTMLElement>(): {
  readonly open: string | null
  readonly setOpen: (id: string | null) => void
  readonly ref: RefObject<Element | null>
} => {
  const [open, setOpen] = useState<string | null>(null)
  const ref = useRef<Element>(null)
  const address = useRouterState({ select: (state) => state.location.href })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what the panel must close on
  useEffect(() => setOpen(null), [address])
  useEffect(() => {
    if (open === null) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      setOpen(null)
      ref.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus()
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && ref.current?.contains(event.target) !== true) setOpen(null)
    }
    document.addEventListener("keydown", onKeyDown)
    document.addEventListener("pointerdown", onPointerDown)
    return () => {
      document.removeEventListener("keydown", onKeyDown)
      document.removeEventListener("pointerdown", onPointerDown)
    }
  }, [open])
  return { open, setOpen, ref }
}
