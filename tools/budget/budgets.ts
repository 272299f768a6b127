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
    // The target of the finder is 150.
    script: {
      "/": 115,
      "/products/$category": 150,
      "/search": 150,
      "/checkout": 210,
      "/tires": 152.5,
      "/wheels": 152.5,
      "*": 150,
    },
    style: 12,
  },
  {
    app: "backoffice",
    build: "apps/backoffice/dist",
    entry: "index.html",
    // The target of orders is 170, too.
    script: { "/_staff/orders": 172, "/_staff/orders/$orderId": 174.5, "*": 170 },
    style: 12,
  },
]
