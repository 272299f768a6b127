import { once } from "node:events"
import { connect } from "node:net"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "../../testing/shop-app.ts"

let shop: ShopApp
let port: number

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  const address = await shop.app.listen({ port: 0, host: "127.0.0.1" })
  port = Number(new URL(address).port)
})
afterAll(() => shop.close())

/** The whole answer to bytes that are sent as they are. */
const answerTo = async (sent: string): Promise<string> => {
  const socket = connect(port, "127.0.0.1")
  let answer = ""
  socket.setEncoding("utf8").on("data", (part: string) => {
    answer += part
  })
  socket.write(sent)
  await once(socket, "close")
  return answer
}

const HEAD = "POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
const TOO_LONG = "The web address or the headers of this request are too long."
const UNREADABLE = "This request cannot be read."

test.each([
  ["no request", "no request at all\r\n\r\n", 400, UNREADABLE],
  ["a length that is no number", `${HEAD}Content-Length: many\r\n\r\n{}`, 400, UNREADABLE],
  ["two lengths", `${HEAD}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`, 400, UNREADABLE],
  ["an endless address", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431, TOO_LONG],
])("%s is refused in the envelope, in plain words", async (_, sent, status, message) => {
  const [head = "", body = ""] = (await answerTo(sent)).split("\r\n\r\n")
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body)).toMatchObject({
    isSuccess: false,
    errorMessage: message,
    fieldErrors: [],
    data: null,
  })
})
