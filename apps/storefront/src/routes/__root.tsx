import { createRootRouteWithContext, HeadContent, Scripts } from "@tanstack/react-router"
import { earlyPressScript } from "@voltread/ui/page/early-press.ts"
import { SHOP_NAME_META } from "@voltread/ui/page/shop-name.ts"
import { themeScript } from "@voltread/ui/theme/theme-mode.ts"
import { googleTagMeta } from "../analytics/google-tag-id.ts"
import { pageTitle } from "../router/page-head.ts"
import { stringifySearch } from "../router/search-params.ts"
import { InlineStyle } from "../shell/inline-style.tsx"
import { Layout } from "../shell/layout.tsx"
import { Page } from "../shell/page.tsx"
import { leaseTermsMeta } from "../shop/lease-terms.ts"
import type { ShopContext } from "../shop/shop-context.ts"

interface Address {
  readonly pathname: string
  readonly search: Record<string, unknown>
}

/** Without filters and campaigns, which lead to the same page; a listing's further pages have other products. */
const canonicalPath = ({ pathname, search }: Address): string => {
  const query = stringifySearch(search)
  return pathname + (/^\?page=\d+$/.test(query) ? query : "")
}

export const Route = createRootRouteWithContext<ShopContext>()({
  beforeLoad: ({ context, location, preload }) => context.hydration.leaving(preload ? null : location.href),
  head: ({ match, matches }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1, viewport-fit=cover" },
      matches.some(({ _notFound, status }) => _notFound === true || status === "notFound")
        ? pageTitle("Page not found", { match })
        : { title: `${match.context.shopName}: electronics, tires and wheels, pay over time` },
      {
        name: "description",
        content:
          "Shop electronics, tires and wheels. Low credit score still eligible, no credit cards required, easy payment options.",
      },
      { name: "theme-color", content: "#0e1219" },
      { name: SHOP_NAME_META, content: match.context.shopName },
      ...(match.context.leaseTerms === null ? [] : [leaseTermsMeta(match.context.leaseTerms)]),
      ...(match.context.googleTagId === null ? [] : [googleTagMeta(match.context.googleTagId)]),
    ],
    links: [
      { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
      { rel: "canonical", href: match.context.origin + canonicalPath(matches.at(-1) ?? match) },
    ],
    // Only the server's page has the text; the browser keeps what came with it.
    scripts: [{ children: import.meta.env.SSR ? `${themeScript};${earlyPressScript}` : "" }],
  }),
  component: Root,
})

function Root() {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <HeadContent />
        <InlineStyle />
      </head>
      <body>
        <Layout>
          <Page />
        </Layout>
        <Scripts />
      </body>
    </html>
  )
}
