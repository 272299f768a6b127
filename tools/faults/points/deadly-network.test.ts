import { createServer } from "node:http"
import { listenOnLoopback } from "@voltread/api/platform/event-log/testing/relay.ts"
import { expect, test } from "vitest"
import { Boundary } from "./boundary.ts"
import { deadlyNetwork } from "./deadly-network.ts"

test("closes once the vendor has carried out what got through before the process ended", async () => {
  const arrived = Promise.withResolvers<void>()
  const carriedOut = Promise.withResolvers<void>()
  const vendor = createServer((request, response) => {
    if (request.url === "/asked") return void response.end()
    arrived.resolve()
    void carriedOut.promise.then(() => response.end())
  })
  const port = await listenOnLoopback(vendor)
  const boundary = new Boundary()
  const network = await deadlyNetwork("127.0.0.1", port, boundary, "gateway")
  const call = fetch(`http://127.0.0.1:${network.port}`).then(
    () => "answered",
    () => "nobody knows",
  )
  await arrived.promise
  boundary.finish()
  expect(await call).toBe("nobody knows")

  let isClosed = false
  const closing = network.close().then(() => {
    isClosed = true
  })
  // Meanwhile others call the vendor as often as they like.
  for (let times = 0; times < 5; times++) await (await fetch(`http://127.0.0.1:${port}/asked`)).text()
  expect(isClosed).toBe(false)
  carriedOut.resolve()
  await closing
  vendor.closeAllConnections()
  vendor.close()
})
