import type { Page } from "@playwright/test"

/** Holds a page's requests to matching addresses back until the answer is called. */
export const holdRequests = async (page: Page, addresses: string): Promise<() => void> => {
  const released = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
