import { Agent, get } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "../../testing/shop-app.ts"
import { stopServer } from "./stopping.ts"

interface Seen {
  readonly status: number | undefined
  readonly connection: string | undefined
}

const portOf = ({ app }: ShopApp): number => {
  const address: AddressInfo | string | null = app.server.address()
  if (address === null || typeof address === "string") throw new Error("not listening")
  return address.port
}

describe("a server that is told to stop", () => {
  const shops: Array<ShopApp> = []
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })

  beforeAll(async () => {
    for (let index = 0; index < 2; index++) {
      const shop = await shopApp(inject("postgresUrl"))
      await shop.app.listen({ host: "127.0.0.1", port: 0 })
      shops.push(shop)
    }
  })
  afterAll(async () => {
    agent.destroy()
    for (const shop of shops) await shop.close()
  })

  const ask = (shop: ShopApp, path: string): Promise<Seen> =>
    new Promise((resolve, reject) => {
      get({ agent, host: "127.0.0.1", port: portOf(shop), path }, (answer) => {
        answer
          .resume()
          .once("end", () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
      }).once("error", reject)
    })

  test("says so to the balancer and serves on; nobody behind one sees an error", async () => {
    const [first, second] = shops
    if (first === undefined || second === undefined) throw new Error("two shops were started")
    expect(await ask(first, "/readyz")).toMatchObject({ status: 200 })

    /** As balancers do: looks at `/readyz` from time to time, and sends requests by what it saw last. */
    let target = first
    let isOver = false
    const looking = (async () => {
      while (!isOver) {
        if (target === first && (await ask(first, "/readyz")).status !== 200) target = second
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    })()
    const seen: Array<Seen & { readonly by: ShopApp }> = []
    const clients = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const by = target
        seen.push({ ...(await ask(by, "/api/account/states")), by })
      }
    })

    const stopped = stopServer(first.app, 1_500)
    await expect.poll(() => target === second, { timeout: 5_000 }).toBe(true)
    await stopped
    const after = seen.length
    await expect.poll(() => seen.length, { timeout: 5_000 }).toBeGreaterThan(after + 10)
    isOver = true
    await Promise.all([...clients, looking])

    expect(seen.filter(({ status }) => status !== 200)).toEqual([])
    expect(seen.some(({ by, connection }) => by === first && connection === "close")).toBe(true)
  })

  test("finishes a request that is under way when it closes", async () => {
    const [, shop] = shops
    if (shop === undefined) throw new Error("two shops were started")
    const arrived = new Promise((resolve) => shop.app.server.once("request", resolve))
    const answer = fetch(`http://127.0.0.1:${portOf(shop)}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "nobody@example.com", password: "Wheels-4-all" }),
    })
    await arrived
    await stopServer(shop.app, 0)
    expect(await (await answer).json()).toMatchObject({ errorMessage: "User not registered with us." })
  })
})
