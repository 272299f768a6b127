import { createServer, type RequestListener, type Server } from "node:http"
import { Effect } from "effect"
import { afterEach, expect, test } from "vitest"
import { call } from "./klarna-call.ts"

const servers: Array<Server> = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const listening = async (answer: RequestListener) => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  return `http://127.0.0.1:${address.port}`
}

test.each([302, 307])(
  "what is sent to Klarna goes to nobody else, even where it answers %i",
  async (status) => {
    const asked: Array<string> = []
    const elsewhere = await listening((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      response.end("{}")
    })
    const baseUrl = await listening((_, response) => {
      response.writeHead(status, { location: `${elsewhere}/taken` }).end()
    })
    const access = { baseUrl, username: "user", password: "secret", timeoutMs: 10_000 }
    const answer = await Effect.runPromise(
      call(access, { operation: "pay", method: "POST", path: "/order", body: { name: "Ada" } }),
    )
    expect(asked).toEqual([])
    expect(answer._tag).toBe("Unanswered")
  },
)
