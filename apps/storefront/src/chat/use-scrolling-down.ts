import { useEffect, useState } from "react"

/** Whether the page was last scrolled down rather than up. */
export const useScrollingDown = (): boolean => {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      setDown(window.scrollY > last)
      last = window.scrollY
    }
    window.addEventListener("scroll", onScroll, { passive: true })
    return () => window.removeEventListener("scroll", onScroll)
  }, [])
  return isDown
}
