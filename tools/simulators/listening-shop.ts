import { createServer } from "node:http"
import type { WebhookRequest } from "@voltread/api/payments/gateway-message.ts"

/** A shop that only listens: it keeps every body and answers with what the test wants. */
export const startShop = async () => {
  const bodies: Array<string> = []
  const server = createServer()
  const shop = {
    bodies,
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
      bodies.push(Buffer.concat(chunks).toString())
      response.writeHead(shop.status).end()
    })
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("the shop does not listen on a port")
  shop.url = `http://127.0.0.1:${address.port}/api/webhooks/any`
  return shop
}

/** A webhook that says everything in its body. */
export const webhook = (body: string): WebhookRequest => ({ body: Buffer.from(body), headers: {}, query: {} })
