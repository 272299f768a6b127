import { Icon } from "@voltread/ui/components/icon.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { type KeyboardEvent, useRef, useState } from "react"
import { ProductImage } from "../product/product-image.tsx"
import type { ProductDetails } from "../product/queries.ts"
import { EnlargedPicture } from "./enlarged-picture.tsx"
import { galleryPictures } from "./pictures.ts"

/** The product's pictures in a row: swiped or moved by arrow keys, chosen by thumbnails, enlarged by a press. */
export function Gallery({ product }: { readonly product: ProductDetails }) {
  const pictures = galleryPictures(product)
  const strip = useRef<HTMLUListElement>(null)
  const enlarged = useRef<HTMLDialogElement>(null)
  const [chosen, setChosen] = useState(0)
  const show = (index: number) => {
    const { current } = strip
    current?.scrollTo({ left: index * current.clientWidth })
  }
  const enlarge = () => {
    enlarged.current?.showModal()
    // A phone shows a part of the picture: its middle, where the product is.
    const frame = enlarged.current?.querySelector("section")
    frame?.scrollTo({
      left: (frame.scrollWidth - frame.clientWidth) / 2,
      top: (frame.scrollHeight - frame.clientHeight) / 2,
    })
  }
  const several = pictures.length > 1
  return (
    <div className="flex min-w-0 flex-col gap-3 desk:sticky desk:top-36 desk:self-start">
      <div className="relative overflow-hidden rounded-xl border border-line">
        <ul
          ref={strip}
          aria-label="Pictures"
          {...(several && {
            tabIndex: 0,
            onKeyDown: (event: KeyboardEvent) => {
              const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
              if (step === undefined) return
              // The browser's own step is smaller than a picture and may fall back.
              event.preventDefault()
              show(chosen + step)
            },
          })}
          className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] motion-safe:scroll-smooth"
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setChosen(Math.round(scrollLeft / clientWidth))
          }
        >
          {pictures.map((src, index) => (
            <li key={src} className="w-full shrink-0 snap-center">
              <ProductImage product={product} src={src} size={720} isEager={index === 0} />
            </li>
          ))}
        </ul>
        {several && (
          <p className="numeric absolute bottom-3 left-3 rounded-full bg-raised px-3 py-1 text-sm sm:hidden">
            <span className="sr-only">Picture </span>
            {chosen + 1} / {pictures.length}
          </p>
        )}
        <button
          {...early}
          type="button"
          aria-label="Enlarge the picture"
          className="absolute right-3 bottom-3 grid size-11 cursor-pointer place-items-center rounded-full border border-line bg-raised text-ink shadow-card"
          onClick={enlarge}
        >
          <Icon name="search" />
        </button>
      </div>
      {several && (
        <ul aria-label="Choose a picture" className="flex flex-wrap gap-3 max-sm:hidden">
          {pictures.map((src, index) => (
            <li key={src} className="min-w-14 max-w-18 flex-1">
              <button
                {...early}
                type="button"
                aria-label={`Show picture ${index + 1} of ${pictures.length}`}
                aria-pressed={index === chosen}
                className="block w-full cursor-pointer overflow-hidden rounded-md border-2 border-line aria-pressed:border-ink"
                onClick={() => show(index)}
              >
                <ProductImage product={product} src={src} size={72} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <EnlargedPicture product={product} src={pictures[chosen] ?? pictures[0]} dialog={enlarged} />
    </div>
  )
}
