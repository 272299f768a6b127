// @vitest-environment happy-dom

import { createMemoryHistory, createRootRoute, createRouter } from "@tanstack/react-router"
import { followPages } from "@voltread/ui/page/follow-pages.ts"
import { beforeEach, describe, expect, it } from "vitest"

/** The page is there, and the router says so. */
const go = (from: string | null, to: string) => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  followPages(router)
  const parse = (href: string) =>
    router.buildLocation({ to: href.split("#")[0] ?? "", hash: href.split("#")[1] ?? "" })
  const fromLocation = from === null ? undefined : parse(from)
  const toLocation = parse(to)
  const pathChanged = fromLocation?.pathname !== toLocation.pathname
  router.emit({
    type: "onRendered",
    ...(fromLocation === undefined ? {} : { fromLocation }),
    toLocation,
    pathChanged,
    hrefChanged: true,
    hashChanged: fromLocation?.hash !== toLocation.hash,
  })
}

const said = () => document.querySelector("[role=status]")?.textContent

beforeEach(() => {
  document.title = "Your cart"
  document.body.innerHTML =
    '<header><button>Cart</button></header><main><h1>Your cart</h1><section id="wish-list"></section></main>'
})

describe("a change of page", () => {
  it("is none where the browser itself has loaded the page", () => {
    go(null, "/cart")
    expect([document.activeElement, said()]).toEqual([document.body, ""])
  })

  it("hands the focus that is gone to the heading", () => {
    go("/search", "/cart")
    expect([document.activeElement?.tagName, said()]).toEqual(["H1", ""])
  })

  it("hands it to the part that the address names", () => {
    go("/search", "/cart#wish-list")
    expect(document.activeElement?.id).toBe("wish-list")
  })

  describe("to one whose heading comes late", () => {
    const main = () => document.querySelector("main") ?? document.body
    /** Until all who watch the page have been told. */
    const comes = async (tag: "h1" | "p") => {
      const told = Promise.withResolvers<unknown>()
      new MutationObserver(told.resolve).observe(main(), { childList: true })
      const element = main().appendChild(document.createElement(tag))
      await told.promise
      return element
    }

    beforeEach(() => {
      document.querySelector("h1")?.remove()
      go("/search", "/cart")
    })

    it("hands it to the page, then to the heading", async () => {
      expect(document.activeElement).toBe(main())
      await comes("p")
      expect(document.activeElement).toBe(main())
      const heading = await comes("h1")
      expect(document.activeElement).toBe(heading)
    })

    it("leaves it to who has moved on meanwhile", async () => {
      const button = document.querySelector("button")
      button?.focus()
      await comes("h1")
      expect(document.activeElement).toBe(button)
    })
  })

  it("leaves it where it still is, and says the title", () => {
    const button = document.querySelector("button")
    button?.focus()
    go("/search", "/cart")
    expect([document.activeElement, said()]).toEqual([button, "Your cart"])
  })

  it("is none where only the filters change", () => {
    go("/search", "/search")
    expect([document.activeElement, said()]).toEqual([document.body, ""])
  })
})
