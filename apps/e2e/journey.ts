import { test as base, expect } from "@playwright/test"

/** A resource that answered with an error on purpose, such as a refused log-in: the journey itself looks at it. */
const ANSWERED = /^Failed to load resource: the server responded with a status of 4\d\d/

/** A journey in a browser, which fails on anything that a page complains about in the console of any of its tabs. */
export const test = base.extend<{ readonly consoleErrors: ReadonlyArray<string> }>({
  consoleErrors: [
    async ({ context }, use) => {
      const errors: Array<string> = []
      context.on("console", (message) => {
        if (message.type() === "error" && !ANSWERED.test(message.text())) {
          errors.push(`${message.page()?.url()}: ${message.text()}`)
        }
      })
      context.on("weberror", (error) => errors.push(`${error.page()?.url()}: ${error.error().message}`))
      await use(errors)
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})
