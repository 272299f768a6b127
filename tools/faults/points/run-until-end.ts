import { setTimeout as pause } from "node:timers/promises"
import { execute } from "@voltread/api/platform/postgres/query.ts"
import { Boundary, type Place, type Side } from "./boundary.ts"
import { deadlyNetwork } from "./deadly-network.ts"
import { type ShopInMemory, shopInMemory } from "./shop-process.ts"
import type { Vendors } from "./vendors.ts"

/** What a process shares with others, and what outlives it. */
interface Surroundings {
  readonly databaseUrl: string
  readonly vendors: Pick<Vendors, "environment" | "urls">
}

/** Returns whether the process ended early; false: it finished before. `serves` false: it needs no HTTP side. */
export const runUntilEnd = async (
  shop: Surroundings,
  act: (victim: ShopInMemory) => Promise<unknown>,
  { at, side, serves = true }: { readonly at: Place; readonly side: Side; readonly serves?: boolean },
): Promise<boolean> => {
  const boundary = new Boundary()
  const url = new URL(shop.databaseUrl)
  const network = await deadlyNetwork(url.hostname, Number(url.port), boundary, "statement")
  url.port = String(network.port)
  const ways = await Promise.all(
    Object.entries(shop.vendors.urls).map(async ([variable, address]) => {
      const vendor = new URL(address)
      const way = await deadlyNetwork(vendor.hostname, Number(vendor.port), boundary, "gateway")
      vendor.port = String(way.port)
      return { variable, href: vendor.href.replace(/\/$/, ""), close: way.close }
    }),
  )
  const victim = shopInMemory(url.href, {
    ...shop.vendors.environment,
    ...Object.fromEntries(ways.map(({ variable, href }) => [variable, href])),
  })
  if (serves) await victim.app()
  await victim.run(execute({ text: "select 1", values: [] }))
  boundary.arm(at, side)
  const acting = act(victim).then(
    () => undefined,
    () => undefined,
  )
  await Promise.race([acting, boundary.ended])
  const { hasEnded } = boundary
  boundary.finish()
  await Promise.race([victim.close().catch(() => undefined), pause(5_000)])
  await network.close()
  await Promise.all(ways.map((way) => way.close()))
  return hasEnded
}
