import { expect, type Page, test } from "@playwright/test"
import axe from "axe-core"

const HEIGHT = 900
const DESKTOP = 1440
const PHONE = 390
/** Those of devices, and where the layout changes. */
const NARROWER = [1280, 1024, 900, 768, PHONE]

const soft = expect.configure({ soft: true })

/**
 * Waits for loading and animations to end. Endless ones, such as a skeleton's shimmer, go when their area has loaded; those
 * that follow scrolling instead of time have no end.
 */
const waitUntilStill = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          timeline !== document.timeline ||
          playState === "finished" ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
}

interface Rules {
  readonly type: "tag" | "rule"
  readonly values: Array<string>
}
const ALL: Rules = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}
/** What another theme can change. */
const COLORS: Rules = { type: "rule", values: ["color-contrast", "link-in-text-block"] }

declare global {
  interface Window {
    readonly axe?: typeof axe
  }
}

/** Once for each document: axe's script is 1.5 MB, and takes longer to load than to find nothing. */
const loadAxe = (page: Page) =>
  Promise.all(
    page.frames().map(async (frame) => {
      if (await frame.evaluate(() => window.axe === undefined)) await frame.evaluate(axe.source)
    }),
  )

const violations = async (page: Page, runOnly: Rules): Promise<ReadonlyArray<string>> => {
  await loadAxe(page)
  return page.evaluate(async (rules) => {
    if (window.axe === undefined) throw new Error("The page has been left")
    const { violations: found } = await window.axe.run(
      // React Aria's own announcer keeps the label of a button that is gone for some seconds.
      { exclude: [["[data-live-announcer]"]] },
      // Without the results of rules that are kept: much faster.
      { runOnly: rules, resultTypes: ["violations"] },
    )
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)
  }, runOnly)
}

/** A table is framed once it has been measured, which is after the screen has another size. */
const expectNoSideways = (page: Page, width: number, what: string): Promise<void> =>
  soft
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), {
      message: `${what} on ${width} pixels`,
      timeout: 5_000,
    })
    .toBeLessThanOrEqual(width)

/** No accessibility violations in what is on the screen, in one theme. */
const expectAccessible = async (
  page: Page,
  what: string,
  colorScheme: "light" | "dark",
  rules: Rules,
): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  const measured = async () => {
    await waitUntilStill(page)
    return violations(page, rules)
  }
  const found = await measured()
  // What came while it was measured, and faded in, is measured again.
  soft(found.length === 0 ? found : await measured(), `${what}, ${colorScheme}`).toEqual([])
}

/** Letters twice as large, as browsers let people have them, lose nothing and still scroll only downwards (WCAG 1.4.4, 1.4.10). */
const expectRoomForLargeText = async (page: Page, what: string): Promise<void> => {
  const setTextSize = (size: string) =>
    page.locator("html").evaluate((html, fontSize) => {
      html.style.fontSize = fontSize
    }, size)
  await setTextSize("200%")
  await expectNoSideways(page, PHONE, `${what} in letters twice as large`)
  await setTextSize("")
}

/**
 * Has the page rendered as a whole: axe takes what is skipped far below the screen for what overlaps its surroundings, if
 * it is higher than the place that is kept for it.
 */
const renderAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("* { content-visibility: visible !important }")
    document.adoptedStyleSheets = [sheet]
  })

/** Nothing of what is on the screen scrolls sideways or has accessibility violations, in both themes and all sizes. */
export const lookAt = (page: Page, what: string): Promise<void> =>
  test.step(what, async () => {
    await page.setViewportSize({ width: DESKTOP, height: HEIGHT })
    await renderAll(page)
    await expectAccessible(page, what, "light", ALL)
    await expectNoSideways(page, DESKTOP, what)
    await expectAccessible(page, what, "dark", COLORS)
    for (const width of NARROWER) {
      await page.setViewportSize({ width, height: HEIGHT })
      await expectNoSideways(page, width, what)
    }
    await expectRoomForLargeText(page, what)
    // What only a phone shows, in the theme that is harder to get right.
    await expectAccessible(page, `${what} on ${PHONE} pixels`, "dark", ALL)
    await page.setViewportSize({ width: DESKTOP, height: HEIGHT })
  })

const lookAtPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: "networkidle" })
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
  await lookAt(page, path)
}

/** Two at a time, in tabs beside each other: what one of them waits for, the other has the processor for. */
export const lookAtPages = async (page: Page, paths: ReadonlyArray<string>): Promise<void> => {
  const beside = await page.context().newPage()
  const left = [...paths]
  const lookAtRest = async (tab: Page) => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await lookAtPage(tab, path)
  }
  await Promise.all([lookAtRest(page), lookAtRest(beside)])
  await beside.close()
}
