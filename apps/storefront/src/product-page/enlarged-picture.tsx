import { Icon } from "@voltread/ui/components/icon.tsx"
import { type MouseEvent, type RefObject, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { ProductImage } from "../product/product-image.tsx"
import type { ProductDetails } from "../product/queries.ts"

interface EnlargedPictureProps {
  readonly product: ProductDetails
  readonly src: string
  readonly dialog: RefObject<HTMLDialogElement | null>
}

/** Where the picture was pressed, as shares of its sides; a key presses its middle. */
const pressed = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
  if (detail === 0) return { x: 0.5, y: 0.5 }
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: (clientX - left) / width, y: (clientY - top) / height }
}

/** As large as the window, and twice as large after a press, around what was pressed. */
export function EnlargedPicture({ product, src, dialog }: EnlargedPictureProps) {
  const frame = useRef<HTMLElement>(null)
  const [isDouble, setDouble] = useState(false)
  const toggle = (event: MouseEvent<HTMLElement>) => {
    const { x, y } = pressed(event)
    flushSync(() => setDouble(!isDouble))
    const { current } = frame
    if (current === null) return
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = current
    current.scrollTo({ left: x * scrollWidth - clientWidth / 2, top: y * scrollHeight - clientHeight / 2 })
  }
  return (
    <dialog
      ref={dialog}
      aria-label={`${product.name}, enlarged`}
      className="m-auto max-h-[94dvh] max-w-[94vw] overflow-hidden rounded-xl bg-raised backdrop:bg-scrim"
      onClose={() => setDouble(false)}
    >
      <button
        type="button"
        aria-label="Close"
        className="absolute z-1 top-3 right-3 grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-raised text-ink shadow-card"
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <section ref={frame} aria-label="Picture" className="max-h-[94dvh] overflow-auto">
        <button
          type="button"
          aria-label="Zoom to 200%"
          aria-pressed={isDouble}
          className="block w-[max(94vw,70rem)] cursor-zoom-in -outline-offset-4 aria-pressed:w-[max(188vw,140rem)] aria-pressed:cursor-zoom-out desk:w-[min(94vw,94dvh)] desk:aria-pressed:w-[min(188vw,188dvh)]"
          onClick={toggle}
        >
          <ProductImage product={product} src={src} size={1200} />
        </button>
      </section>
    </dialog>
  )
}
