import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Result, Schema } from "effect"
import { bearer, operatorOf } from "../example-call.ts"
import { VENDORS } from "../registry/vendors.ts"
import type { OperatorPush, RunningSimulator, Vendor } from "../vendor.ts"
import { startOperatorPage } from "./server.ts"

export const TOKEN = "admin-token-of-tests"
export const KEY = "key-of-tests"

const Routes = Schema.Struct({
  routes: Schema.Array(
    Schema.Struct({
      method: Schema.String,
      path: Schema.String,
      bodies: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)),
    }),
  ),
})
type AdminRoute = (typeof Routes.Type)["routes"][number]
type Address = Omit<RunningSimulator, "close">
const decodeRoutes = Schema.decodeUnknownSync(Routes)

/** A new record in this vendor's books that accepts this push. Without one: any record. */
export const recordOf = async (
  name: string,
  vendor: Address,
  push: OperatorPush = { route: "", body: {} },
): Promise<string> => {
  const known = VENDORS.find((each) => each.name === name)
  if (known === undefined) throw new Error(`no vendor ${name}`)
  return known.record({ ...vendor, adminToken: TOKEN, key: KEY }, push)
}

const answerTo = async (address: string): Promise<unknown> =>
  (await fetch(address, { headers: bearer(TOKEN) })).json()

const SHARED = /^\/(routes|clock|faults|webhooks|settings|history)(\/|$)/

/** Routes that only this vendor has. */
const ownRoutes = async ({ adminUrl }: Address, method: string): Promise<ReadonlyArray<AdminRoute>> =>
  decodeRoutes(await answerTo(`${adminUrl}/routes`)).routes.filter(
    (route) => route.method === method && !SHARED.test(route.path),
  )

const decodeAnswer = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))

/** All records of a vendor, book by book. */
export const booksOf = async (vendor: Address): Promise<ReadonlyArray<ReadonlyArray<unknown>>> => {
  const books = (await ownRoutes(vendor, "GET")).filter(({ path }) => !path.includes(":"))
  const answers = await Promise.all(
    books.map(async ({ path }) => decodeAnswer(await answerTo(`${vendor.adminUrl}${path}`))),
  )
  return answers.flatMap((answer) => Object.values(answer).filter(Array.isArray))
}

/** Every vendor as `main.ts` starts them, with the operator page. `shopUrl`: where they send messages. */
export const startEveryVendor = async (shopUrl?: string) => {
  const directory = await mkdtemp(join(tmpdir(), "voltread-vendors-"))
  const shared = {
    host: "127.0.0.1",
    directory,
    adminToken: TOKEN,
    webhookRetryMs: 20,
    report: () => undefined,
  }
  const environment = Object.fromEntries(
    VENDORS.flatMap(({ keyVariables }) => keyVariables.map((name) => [name, KEY])),
  )
  const running = new Map<string, RunningSimulator>()
  const start = async ({ name, prepare }: Vendor) => {
    const webhookUrl = shopUrl === undefined ? undefined : `${shopUrl}/${name}`
    running.set(name, await Result.getOrThrow(prepare(environment, { ...shared, webhookUrl }))())
  }
  for (const each of VENDORS) await start(each)
  const adminUrls = Object.fromEntries([...running].map(([name, { adminUrl }]) => [name, adminUrl]))
  const page = await startOperatorPage({ host: "127.0.0.1", port: 0, adminToken: TOKEN, adminUrls })

  const vendor = (name: string): RunningSimulator => {
    const found = running.get(name)
    if (found === undefined) throw new Error(`no vendor ${name}`)
    return found
  }
  const admin = (name: string, method: string, path: string, body?: unknown) =>
    operatorOf(vendor(name), TOKEN)(method, path, body)
  return {
    url: page.url,
    admin,
    ownRoutes: (name: string, method: string) => ownRoutes(vendor(name), method),
    books: (name: string) => booksOf(vendor(name)),
    record: (name: string, push?: OperatorPush) => recordOf(name, vendor(name), push),
    /** Restarts the vendor at another address, which the page does not know. */
    restart: async (name: string) => {
      await vendor(name).close()
      for (const each of VENDORS) if (each.name === name) await start(each)
    },
    close: async () => {
      await page.close()
      await Promise.all([...running.values()].map((each) => each.close()))
      await rm(directory, { recursive: true, force: true })
    },
  }
}
