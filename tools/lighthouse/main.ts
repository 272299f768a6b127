import { chromium } from "@playwright/test"
import { launch } from "chrome-launcher"
import { Effect } from "effect"
import lighthouse from "lighthouse"
import { openSession } from "../load/session.ts"
import { runCommand } from "../start/command.ts"
import { StartError } from "../start/error.ts"
import { findChromium } from "../test/chromium.ts"
import { ROOT, temporaryShop } from "../test/shop-process.ts"

const LISTING = "/products/televisions"

interface Page {
  readonly path: string
  /** A page that asks not to be indexed has no SEO score. */
  readonly isIndexed: boolean
}

const pages = (product: string): ReadonlyArray<Page> => [
  { path: "/", isIndexed: true },
  { path: LISTING, isIndexed: true },
  { path: "/search?q=laptop", isIndexed: false },
  { path: "/page/how-it-works", isIndexed: true },
  { path: product, isIndexed: true },
  { path: "/tires", isIndexed: true },
  { path: "/cart", isIndexed: false },
  { path: "/checkout", isIndexed: false },
]
const RUNS = 3
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const

/** The lowest score in each category, of 100, and limits for single metrics. */
const LOWEST_SCORE = 99
const LCP_LIMIT_MS = 1_000
const BLOCKING_LIMIT_MS = 100
const CLS_LIMIT = 0.02

interface Figures {
  readonly scores: ReadonlyArray<number>
  readonly lcp: number
  readonly blocking: number
  readonly cls: number
}

type Cookies = ReadonlyMap<string, string>

const measure = async (url: string, port: number, cookies: Cookies): Promise<Figures> => {
  await setCookies(url, port, cookies)
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...CATEGORIES],
    // The browser is new, and its cookies are the visitor's.
    disableStorageReset: true,
    output: "json",
    logLevel: "error",
  })
  if (result === undefined) throw new Error(`Lighthouse has no result for ${url}`)
  const { categories, audits } = result.lhr
  const metric = (name: string) => audits[name]?.numericValue ?? Number.POSITIVE_INFINITY
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
    lcp: metric("largest-contentful-paint"),
    blocking: metric("total-blocking-time"),
    cls: metric("cumulative-layout-shift"),
  }
}

/** Set in the browser itself: a `Cookie` among the extra headers is not sent with document requests. */
const setCookies = async (url: string, port: number, cookies: Cookies): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  await context?.addCookies([...cookies].map(([name, value]) => ({ name, value, url })))
  await browser.close()
}

const median = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of several runs, figure by figure. */
const medianOf = (runs: ReadonlyArray<Figures>): Figures => ({
  scores: CATEGORIES.map((_, index) => median(runs.map(({ scores }) => scores[index] ?? 0))),
  lcp: median(runs.map(({ lcp }) => lcp)),
  blocking: median(runs.map(({ blocking }) => blocking)),
  cls: median(runs.map(({ cls }) => cls)),
})

const isGood = ({ scores, lcp, blocking, cls }: Figures, isIndexed: boolean): boolean =>
  scores.every((score, index) => score >= LOWEST_SCORE || (CATEGORIES[index] === "seo" && !isIndexed)) &&
  lcp < LCP_LIMIT_MS &&
  blocking < BLOCKING_LIMIT_MS &&
  cls <= CLS_LIMIT

/** Adds a product of the listing to the cart of a visitor, and returns the visitor's cookies. */
const fillCart = (shopUrl: string) =>
  Effect.tryPromise({
    try: async () => {
      const listing = await (await fetch(shopUrl + LISTING)).text()
      const [path = "", productId] = /\/product\/([^"/?#]+)/.exec(listing) ?? []
      const { graphql, cookies } = openSession(shopUrl)
      await graphql("mutation ($p: ID!) { addItem(productId: $p, quantity: 1) { id } }", { p: productId })
      return { product: path, cookies }
    },
    catch: (cause) => new StartError({ message: "Nothing could be put into a cart.", cause }),
  })

/** A first visit, by a browser without cached data. */
const visit = async (url: string, executable: string, cookies: Cookies): Promise<Figures> => {
  const chrome = await launch({
    chromePath: executable,
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    // Where the shop's visitors are.
    envVars: { ...process.env, TZ: "America/Chicago" },
  })
  try {
    return await measure(url, chrome.port, cookies)
  } finally {
    chrome.kill()
  }
}

const medianVisit = (url: string, executable: string, cookies: Cookies) =>
  Effect.tryPromise({
    try: async () => {
      const visits: Array<Figures> = []
      for (let run = 0; run < RUNS; run++) visits.push(await visit(url, executable, cookies))
      return medianOf(visits)
    },
    catch: (cause) => new StartError({ message: `Lighthouse could not visit ${url}.`, cause }),
  })

/** `npm run lighthouse`: pages of the shop on a simulated phone; exit code 1 if one is below its limits. */
const program = Effect.gen(function* () {
  const executable = yield* findChromium(ROOT)
  const shop = yield* temporaryShop
  const { product, cookies } = yield* fillCart(shop.publicUrl)
  let good = true
  process.stdout.write(`${["page", ...CATEGORIES, "LCP ms", "blocking ms", "CLS"].join("\t")}\n`)
  for (const { path, isIndexed } of pages(product)) {
    const figures = yield* medianVisit(shop.publicUrl + path, executable, cookies)
    good &&= isGood(figures, isIndexed)
    process.stdout.write(
      `${[path, ...figures.scores, Math.round(figures.lcp), Math.round(figures.blocking), figures.cls.toFixed(3)].join("\t")}\n`,
    )
  }
  return good ? 0 : 1
})

runCommand(program)
