import { CATEGORIES, MAIN_MENU, MORE_MENU } from "@voltread/domain/catalogue/category-menu.ts"

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

const PAGES = ["/", "/page/how-it-works", "/page/terms", "/page/privacy"]

/** `/robots.txt` and `/sitemap.xml`: which pages are worth finding. */
export const sitemap = (request: Request): Response => {
  const { origin, pathname } = new URL(request.url)
  if (pathname === "/robots.txt") {
    const rules = ["/api/", "/graphql", "/backoffice/", "/cart", "/checkout", "/order/", "/login", "/search"]
    const text = [
      "User-agent: *",
      ...rules.map((path) => `Disallow: ${path}`),
      `Sitemap: ${origin}/sitemap.xml`,
    ]
    return new Response(`${text.join("\n")}\n`, { headers: { "content-type": "text/plain; charset=utf-8" } })
  }
  const slugs = new Set([...MAIN_MENU, ...MORE_MENU, ...CATEGORIES].map((category) => category.id))
  const paths = [...PAGES, ...[...slugs].map((slug) => `/products/${slug}`)]
  const body = paths.map((path) => `<url><loc>${escapeXml(`${origin}${path}`)}</loc></url>`).join("")
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</urlset>`,
    { headers: { "content-type": "application/xml" } },
  )
}
