import { readFileSync } from "node:fs"
import { createRequestHandler, RouterServer, renderRouterToStream } from "@tanstack/react-router/ssr/server"
import type { OfferedTerms } from "@voltread/domain/shared/loan-terms.ts"
import { artAt } from "@voltread/ui/art/product-art.ts"
import { parseSearch } from "./router/search-params.ts"
import { createRouter } from "./router.tsx"
import { type PageAssets, pageAssets, type ViteManifest } from "./server/assets.ts"
import { createRequestContext } from "./server/request-context.ts"
import { crawlerResponse } from "./server/sitemap.ts"
import { isUnknown } from "./store/cart-slice.ts"

interface RenderOptions {
  /** CSP nonce of inline scripts and style. */
  readonly nonce: string
  /** Base URL of the API, such as `http://127.0.0.1:3000`. */
  readonly apiUrl: string
  /** Calls the API; a server that is the API itself can pass a shortcut. */
  readonly fetch?: typeof globalThis.fetch
  /** The shop's current name. */
  readonly shopName: string
  /** The current lease terms. */
  readonly leaseTerms: OfferedTerms
  /** Id of Google's tag; absent: none is configured. */
  readonly googleTagId?: string | undefined
  /** Built files; by default those next to this one. */
  readonly assets?: PageAssets
}

const IMMUTABLE = "public, max-age=31536000, immutable"

let built: PageAssets | undefined

const builtAssets = (): PageAssets => {
  if (built === undefined) {
    const client = new URL("../client/", import.meta.url)
    const read = (file: string) => readFileSync(new URL(file, client), "utf8")
    const manifest: ViteManifest = JSON.parse(read(".vite/manifest.json"))
    built = pageAssets(manifest, read)
  }
  return built
}

/** The request handler writes a query anew, after which a comma between values looks like one inside a value. */
const asAsked = ({ search }: URL): typeof parseSearch => {
  const rewritten = `?${new URLSearchParams(search)}`
  return (text) => parseSearch(text === rewritten ? search : text)
}

/**
 * Answers requests for pages (streamed), product drawings under `/art/`, and `robots.txt` with the sitemap. The caller
 * serves the files of `dist/client` under `/assets/`.
 */
export const render = async (request: Request, options: RenderOptions): Promise<Response> => {
  const url = new URL(request.url)
  const { pathname } = url
  if (pathname.startsWith("/art/")) {
    const picture = artAt(pathname)
    if (picture === null) return new Response("Not found", { status: 404 })
    return new Response(picture, { headers: { "content-type": "image/svg+xml", "cache-control": IMMUTABLE } })
  }
  const robots = crawlerResponse(url)
  if (robots !== null) return robots

  const assets = options.assets ?? builtAssets()
  const handler = createRequestHandler({
    request,
    createRouter: () => {
      const router = createRouter(
        createRequestContext(
          options.apiUrl,
          options.fetch ?? globalThis.fetch,
          request.headers.get("cookie"),
          {
            style: assets.style,
            shopName: options.shopName,
            leaseTerms: options.leaseTerms,
            googleTagId: options.googleTagId ?? null,
          },
        ),
        options.nonce,
      )
      router.update({ ...router.options, parseSearch: asAsked(url) })
      return router
    },
    getRouterManifest: () => ({ routes: assets.routes }),
  })
  return handler(async ({ request: page, router, responseHeaders }) => {
    // The browser must not show a page with a cart from its cache: the cart may have changed.
    const holdsCart = !isUnknown(router.options.context.store.getState().cart)
    responseHeaders.set("cache-control", holdsCart ? "private, no-store" : "private, no-cache")
    for (const font of assets.fonts) {
      responseHeaders.append("link", `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`)
    }
    return renderRouterToStream({
      request: page,
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    })
  })
}
