import { createServer } from "node:http"
import { eventually } from "@voltread/projections/testing/eventually.ts"
import { Effect, Fiber, Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { orderMailFollower } from "../mail/mail-about-orders.ts"
import { sendAllDueMail } from "../mail/sender.ts"
import { follow } from "../platform/event-log/follow.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"

const Span = Schema.Struct({
  traceId: Schema.String,
  spanId: Schema.String,
  parentSpanId: Schema.optionalKey(Schema.String),
  name: Schema.String,
  status: Schema.Struct({ code: Schema.Int }),
})
type Span = typeof Span.Type
const decodeExport = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Struct({
      resourceSpans: Schema.Array(
        Schema.Struct({ scopeSpans: Schema.Array(Schema.Struct({ spans: Schema.Array(Span) })) }),
      ),
    }),
  ),
)

/** A stand-in for an OpenTelemetry Collector: takes spans by OTLP over HTTP. */
const collector = async () => {
  const spans: Array<Span> = []
  const texts: Array<string> = []
  const server = createServer((request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString()
      texts.push(text)
      for (const { scopeSpans } of decodeExport(text).resourceSpans)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      response.end("{}")
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    texts,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

let collected: Awaited<ReturnType<typeof collector>>
let shop: CheckoutShop
let mails: Fiber.Fiber<unknown, unknown>

beforeAll(async () => {
  collected = await collector()
  shop = await checkoutShop(inject("postgresUrl"), 1, {
    OTEL_EXPORTER_OTLP_ENDPOINT: collected.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
    OTEL_BSP_SCHEDULE_DELAY: "50",
    MAILBOX: "true",
  })
  await shop.stock({ laptop: 5 })
  mails = await shop.run(
    Effect.gen(function* () {
      const context = yield* Effect.context<never>()
      return yield* Effect.forkDetach(Effect.provide(follow(orderMailFollower), context))
    }),
  )
})
afterAll(async () => {
  await Effect.runPromise(Fiber.interrupt(mails))
  await shop.close()
  await collected.close()
})

const TRACE = "0af7651916cd43dd8448eb211c80319c"
const PAGE = "b7ad6b7169203331"

test("an order is one trace, from the browser's request to the mail", async () => {
  const browser = shop.browse()
  const { id: cartId } = await browser.add("laptop")
  const expectedTotal = await browser.total(cartId)
  const answer = await browser
    .sending({ traceparent: `00-${TRACE}-${PAGE}-01` })
    .checkOut({ nonce: "good", cartId, expectedTotal })
  const stream = `order-${answer.order?.id}`
  const pathTo = (name: string) => named(name).map((span) => pathOf(span).join(" < "))
  // A span is exported when it has ended, so a parent may come after its children.
  await eventually(async () => {
    await shop.run(sendAllDueMail)
    expect(named("POST /graphql").map(({ parentSpanId }) => parentSpanId)).toEqual([PAGE])
    expect(pathTo("gateway pay")).toEqual(["gateway pay < POST /graphql"])
    expect(pathTo("append")).toContain("append < command < POST /graphql")
    expect(pathTo("read models")).toContain("read models < append < command < POST /graphql")
    expect(pathTo("mail")).toEqual(["mail < order-mail < append < command < POST /graphql"])
  })
  expect(trace().every(({ status }) => status.code !== 2)).toBe(true)

  const [{ metadata } = {}] = await shop.sql("select metadata from events where stream = $1 limit 1", [
    stream,
  ])
  expect(metadata).toMatchObject({ correlationId: TRACE, traceparent: expect.stringContaining(TRACE) })
  const told = collected.texts.join("")
  expect(told).toContain(stream)
  for (const secret of ["Lovelace", "Ada", "Main St", "@example.com", "good", "5125550100"])
    expect(told).not.toContain(secret)
})

test("the trace of a caller who does not sample stays unsampled, with all that follows", async () => {
  const unsampled = "1af7651916cd43dd8448eb211c80319c"
  const later = "3af7651916cd43dd8448eb211c80319c"
  const browser = shop.browse()
  await browser.sending({ traceparent: `00-${unsampled}-${PAGE}-00` }).add("laptop")
  await browser.sending({ traceparent: `00-${later}-${PAGE}-01` }).cart()
  await eventually(() => expect(collected.spans.map(({ traceId }) => traceId)).toContain(later))
  expect(collected.spans.filter(({ traceId }) => traceId === unsampled)).toEqual([])
  const [{ metadata } = {}] = await shop.sql("select metadata from events order by position desc limit 1")
  expect(metadata).toMatchObject({ correlationId: unsampled })
  expect(metadata).not.toHaveProperty("traceparent")
})

test("a browser takes part in its trace, and does not decide whether it is kept", async () => {
  const asked = "2af7651916cd43dd8448eb211c80319c"
  const browser = shop
    .browse()
    .sending({ traceparent: `00-${asked}-${PAGE}-00`, "sec-fetch-site": "same-origin" })
  await browser.cart()
  await eventually(() => {
    const [request] = collected.spans.filter(({ traceId }) => traceId === asked)
    expect(request?.parentSpanId).toBe(PAGE)
  })
})

const trace = () => collected.spans.filter(({ traceId }) => traceId === TRACE)
const named = (name: string) => trace().filter((span) => span.name === name)

/** The names from the first span of a trace in this process down to this one. */
const pathOf = (span: Span): ReadonlyArray<string> => {
  const parent = trace().find(({ spanId }) => spanId === span.parentSpanId)
  return parent === undefined ? [span.name] : [span.name, ...pathOf(parent)]
}
