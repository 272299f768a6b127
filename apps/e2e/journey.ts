import { type BrowserContext, test as base, expect } from "@playwright/test"

/** A resource that answered with an error on purpose, such as a refused log-in: the journey itself looks at it. */
const ANSWERED = /^Failed to load resource: the server responded with a status of 4\d\d/

/** The journey itself took the network away. */
const OFFLINE = /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/

/** What Playwright itself runs in a frame of ours that runs no scripts, to look into it. */
const LOOKED_INTO = /^Blocked script execution in 'about:srcdoc'/

/**
 * A journey of as many people as it needs, each in a context of their own. It fails on anything that a page complains
 * about in the console of any of their tabs, and none of them stays open beside the next journey.
 */
export const test = base.extend<{ readonly consoleErrors: ReadonlyArray<string> }>({
  consoleErrors: [
    async ({ browser }, use) => {
      const errors: Array<string> = []
      const watch = (context: BrowserContext) => {
        context.on("console", (message) => {
          const text = message.text()
          if (
            message.type() !== "error" ||
            ANSWERED.test(text) ||
            OFFLINE.test(text) ||
            LOOKED_INTO.test(text)
          )
            return
          errors.push(`${message.page()?.url()}: ${text}`)
        })
        context.on("weberror", (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`))
      }
      for (const context of browser.contexts()) watch(context)
      browser.on("context", watch)
      await use(errors)
      browser.off("context", watch)
      await Promise.all(browser.contexts().map((context) => context.close()))
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
