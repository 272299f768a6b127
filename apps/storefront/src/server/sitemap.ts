import { CATEGORIES, MAIN_MENU, MORE_MENU } from "@voltread/domain/catalogue/category-menu.ts"

const PAGES = [
  "/",
  "/categories",
  "/brands",
  "/tires",
  "/wheels",
  "/contact",
  "/page/how-it-works",
  "/page/terms",
  "/page/privacy",
]

/** Closed to crawlers. Search results and private pages have `noindex` in their heads. */
const CLOSED = ["/api/", "/graphql", "/backoffice/"]

const robots = (origin: string): Response =>
  new Response(
    [
      "User-agent: *",
      ...CLOSED.map((path) => `Disallow: ${path}`),
      `Sitemap: ${origin}/sitemap.xml`,
      "",
    ].join("\n"),
    { headers: { "content-type": "text/plain; charset=utf-8" } },
  )

/** `/robots.txt`, and the shop's own pages for the sitemap that the API puts together; null for other addresses. */
export const crawlerResponse = ({ origin, pathname }: URL): Response | null => {
  if (pathname === "/robots.txt") return robots(origin)
  if (pathname !== "/sitemap/pages") return null
  const slugs = new Set([...MAIN_MENU, ...MORE_MENU, ...CATEGORIES].map((category) => category.id))
  const paths = [...PAGES, ...[...slugs].map((slug) => `/products/${slug}`)]
  const body = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("")
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`,
    { headers: { "content-type": "application/xml" } },
  )
}
