import { type BrowserContext, test as base, type ConsoleMessage, expect } from "@playwright/test"

const REFUSED = /^Failed to load resource: the server responded with a status of (4\d\d)/

/** What the shop refuses on purpose, such as a log-in: the journey itself looks at it. */
const ANSWERS = /^\/(api|graphql)\b/
/** Nothing else is asked for by somebody whose session is not known to be good. */
const LOG_IN = /^\/api\/auth\//

/** The journey itself took the network away. */
const OFFLINE = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/

/** What Playwright itself runs in a frame of ours that runs no scripts, to look into it. */
const LOOKED_INTO = /^Blocked script execution in 'about:srcdoc'/

interface Journey {
  /** Names what is not there on purpose, by its path; any other page, picture or script that is refused is an error. */
  readonly expectMissing: (path: RegExp) => void
}

/**
 * A journey of as many people as it needs, each in a context of their own. It fails on anything that a page complains
 * about in the console of any of their tabs, and none of them stays open beside the next journey.
 */
export const test = base.extend<Journey>({
  expectMissing: [
    async ({ baseURL, browser }, use) => {
      const missing = [ANSWERS]
      const shop = new URL(baseURL ?? "http://localhost:3000").origin
      const errors: Array<string> = []
      const isRefusedOnPurpose = (message: ConsoleMessage): boolean => {
        const [, status] = REFUSED.exec(message.text()) ?? []
        if (status === undefined) return false
        const { origin, pathname } = new URL(message.location().url)
        if (origin === shop && status === "401" && !LOG_IN.test(pathname)) return false
        // What a vendor's own part of the page is refused, the journey looks at there.
        return origin !== shop || missing.some((path) => path.test(pathname))
      }
      const watch = (context: BrowserContext) => {
        context.on("console", (message) => {
          const text = message.text()
          if (message.type() !== "error" || OFFLINE.test(text) || LOOKED_INTO.test(text)) return
          if (isRefusedOnPurpose(message)) return
          errors.push(`${message.page()?.url()}: ${text} ${message.location().url}`)
        })
        context.on("weberror", (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`))
      }
      for (const context of browser.contexts()) watch(context)
      browser.on("context", watch)
      await use((path) => missing.push(path))
      browser.off("context", watch)
      await Promise.all(browser.contexts().map((context) => context.close()))
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
