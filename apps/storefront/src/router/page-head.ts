interface PageOfShop {
  readonly match: { readonly context: { readonly shopName: string } }
}

export const pageTitle = (title: string, { match }: PageOfShop) => ({
  title: `${title} | ${match.context.shopName}`,
})

/** Head of a page that search engines show. `describe`: what it is for, in a sentence that may name the shop. */
export const publicHead = (title: string, describe: (shopName: string) => string) => (page: PageOfShop) => ({
  meta: [pageTitle(title, page), { name: "description", content: describe(page.match.context.shopName) }],
})

/** Head of a private page: not indexed, and its URL is not sent to other sites as referrer. */
export const privateHead = (title: string) => (page: PageOfShop) => ({
  meta: [
    pageTitle(title, page),
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "same-origin" },
  ],
})
