import { createServer, type IncomingHttpHeaders } from "node:http"
import type { WebhookRequest } from "@voltread/api/payments/gateway-message.ts"

interface Received {
  /** The last part of the path. */
  readonly gateway: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A shop that only receives messages: it keeps each, and answers as the test decides. */
export const startShop = async () => {
  const bodies: Array<string> = []
  const received: Array<Received> = []
  const server = createServer()
  const shop = {
    bodies,
    received,
    status: 200,
    url: "",
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  server.on("request", (request, response) => {
    const chunks: Array<Buffer> = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString()
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://shop.test")
      bodies.push(body)
      received.push({
        gateway: pathname.split("/").at(-1) ?? "",
        query: Object.fromEntries(searchParams),
        headers: request.headers,
        body,
      })
      response.writeHead(shop.status).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("the shop does not listen on a port")
  shop.url = `http://127.0.0.1:${address.port}/api/webhooks/any`
  return shop
}

/** A webhook with all its content in the body. */
export const webhook = (body: string): WebhookRequest => ({ body: Buffer.from(body), headers: {}, query: {} })
