import { Effect, Schema } from "effect"
import type { FastifyReply } from "fastify"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { rows } from "../platform/postgres/query.ts"
import { notFound } from "../platform/problem.ts"

/** Product numbers in one file: files stay stable as products come and go. The protocol allows 50,000 URLs. */
const SITEMAP_PRODUCTS = 20_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const index = (addresses: ReadonlyArray<string>): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>${addresses.map((url) => `<sitemap><loc>${url}</loc></sitemap>`).join("")}</sitemapindex>`

const urls = (addresses: ReadonlyArray<string>): string =>
  `${HEAD}<urlset ${NAMESPACE}>${addresses.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`

const Chunk = Schema.Struct({ chunk: Schema.String })

const productsOf = (chunk: number) =>
  rows(Schema.Struct({ product_id: Schema.String }), {
    text: `select product_id from product where is_live and number > $1 and number <= $2 order by number`,
    values: [(chunk - 1) * SITEMAP_PRODUCTS, chunk * SITEMAP_PRODUCTS],
  })

/** For search engines: the pages to index. The storefront itself serves `/sitemap/pages`. */
export const sitemapRoutes = (app: ShopInstance, config: Config, run: EffectRunner): void => {
  const address = (path: string) => new URL(path, config.publicUrl).href
  const asXml =
    (reply: FastifyReply) =>
    <E, R>(document: Effect.Effect<string, E, R>): Effect.Effect<string, E, R> =>
      Effect.tap(document, () => Effect.sync(() => reply.type("application/xml")))
  const options = {
    config: { access: "browse", rateLimit: { max: 60, timeWindow: "1 minute" } },
    schema: { hide: true, response: { 200: Schema.String } },
  } as const

  app.get("/sitemap.xml", options, (_, reply) =>
    respond(
      run,
      reply,
      rows(Schema.Struct({ last: Schema.Int }), {
        text: "select coalesce(max(number), 0)::int as last from product",
        values: [],
      }).pipe(
        Effect.map(([row]) => {
          const chunks = Math.ceil((row?.last ?? 0) / SITEMAP_PRODUCTS)
          const products = Array.from({ length: chunks }, (_, at) => address(`/sitemap/products/${at + 1}`))
          return index([address("/sitemap/pages"), address("/sitemap/brands"), ...products])
        }),
        asXml(reply),
      ),
    ),
  )

  app.get("/sitemap/brands", options, (_, reply) =>
    respond(
      run,
      reply,
      rows(Schema.Struct({ name: Schema.String }), {
        text: "select name from brand order by name",
        values: [],
      }).pipe(
        Effect.map((brands) => urls(brands.map(({ name }) => address(`/brand/${encodeURIComponent(name)}`)))),
        asXml(reply),
      ),
    ),
  )

  app.get(
    "/sitemap/products/:chunk",
    { ...options, schema: { ...options.schema, params: Chunk } },
    (request, reply) =>
      respond(
        run,
        reply,
        Effect.gen(function* () {
          const { chunk } = request.params
          const products = /^[1-9]\d{0,4}$/.test(chunk) ? yield* productsOf(Number(chunk)) : []
          if (products.length === 0) return yield* notFound("The sitemap")
          return urls(products.map((each) => address(`/product/${encodeURIComponent(each.product_id)}`)))
        }).pipe(asXml(reply)),
      ),
  )
}
