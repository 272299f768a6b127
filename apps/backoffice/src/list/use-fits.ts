import { type RefObject, useLayoutEffect, useState } from "react"

/** Whether the first thing in an element is no wider than the element; looked at again when one of them changes its size. */
export const useFits = (frame: RefObject<HTMLElement | null>): boolean => {
  const [fits, setFits] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    const content = element?.firstElementChild
    if (element == null || content == null) return
    const look = () => setFits(content.scrollWidth <= element.clientWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [frame])
  return fits
}
