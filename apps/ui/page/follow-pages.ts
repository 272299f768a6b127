import { focusPage, focusPart } from "./focus-page.ts"

interface Rendered {
  /** Absent for the page that the browser itself has loaded. */
  readonly fromLocation?: unknown
  readonly pathChanged: boolean
  readonly toLocation: { readonly hash: string }
}

/** Of a router, what this needs. */
interface Router {
  readonly subscribe: (type: "onRendered", told: (event: Rendered) => void) => unknown
}

/** The page has the focus until its heading is there, unless it is moved on before. */
const focusHeading = (): void => {
  focusPage()
  const page = document.activeElement
  if (page === null || page !== document.querySelector("main")) return
  const watching = new MutationObserver(() => {
    const isLeft = document.activeElement !== page
    if (!isLeft && page.querySelector("h1") === null) return
    watching.disconnect()
    if (!isLeft) focusPage()
  })
  watching.observe(page, { childList: true, subtree: true })
}

/**
 * What a browser does for a page that it loads, for one that only the router changes: the focus that left with the page
 * before goes to the new one's heading, which says where one is. Where it stays, such as in the header, the title is said.
 */
export const followPages = (router: Router): void => {
  const status = document.body.appendChild(document.createElement("div"))
  status.className = "sr-only"
  status.role = "status"
  router.subscribe("onRendered", ({ fromLocation, pathChanged, toLocation }) => {
    status.textContent = ""
    if (fromLocation === undefined || !pathChanged) return
    if (document.activeElement !== document.body) {
      status.textContent = document.title
      return
    }
    const part = document.getElementById(toLocation.hash)
    if (part === null) focusHeading()
    else focusPart(part)
  })
}
