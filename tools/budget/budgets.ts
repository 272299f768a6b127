/** The size limits of a web app's first load. Kilobytes of 1,000 bytes; scripts as brotli, style as gzip. */
export interface AppBudget {
  readonly app: string
  /** Folder of the browser build, from the repository's root. */
  readonly build: string
  readonly entry: string
  /** By route; `*` is for all other routes. */
  readonly script: Readonly<Record<string, number>>
  readonly style: number
}

export const BUDGETS: ReadonlyArray<AppBudget> = [
  {
    app: "storefront",
    build: "apps/storefront/dist/client",
    entry: "src/entry-client.tsx",
    script: {
      "/": 115,
      "/products/$category": 140,
      "/search": 140,
      "/checkout": 155,
      "/tires": 150,
      "/wheels": 150,
      "*": 140,
    },
    style: 12,
  },
  {
    app: "backoffice",
    build: "apps/backoffice/dist",
    entry: "index.html",
    // The target of an order is 170, too.
    script: { "/_staff/orders/$orderId": 172, "*": 170 },
    style: 12,
  },
]
