import type { AnyRouter } from "@tanstack/react-router"

/**
 * What a browser does for a page that it loads, for one that only the router changes: the focus that left with the page
 * before goes to the new one's heading, which says where one is. Where it stays, such as in the header, the title is said.
 */
export const followPages = (router: Pick<AnyRouter, "subscribe">): void => {
  const status = document.body.appendChild(document.createElement("div"))
  status.className = "sr-only"
  status.role = "status"
  router.subscribe("onRendered", ({ pathChanged, toLocation }) => {
    status.textContent = ""
    if (!pathChanged) return
    if (document.activeElement !== document.body) {
      status.textContent = document.title
      return
    }
    const target =
      document.getElementById(toLocation.hash) ??
      document.querySelector<HTMLElement>("main h1") ??
      document.querySelector<HTMLElement>("main")
    if (target === null) return
    if (target.tabIndex < 0) target.tabIndex = -1
    target.focus({ preventScroll: true })
  })
}
