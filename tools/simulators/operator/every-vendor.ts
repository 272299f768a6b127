import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Result, Schema } from "effect"
import { bearer } from "../example-call.ts"
import { VENDORS } from "../registry/vendors.ts"
import type { OperatorPush, RunningSimulator, Vendor } from "../vendor.ts"
import { startOperatorPage } from "./server.ts"

const TOKEN = "admin-token-of-tests"
const KEY = "key-of-tests"

const Routes = Schema.Struct({
  routes: Schema.Array(
    Schema.Struct({
      method: Schema.String,
      path: Schema.String,
      bodies: Schema.Array(Schema.Record(Schema.String, Schema.Unknown)),
    }),
  ),
})
export type AdminRoute = (typeof Routes.Type)["routes"][number]
const decodeRoutes = Schema.decodeUnknownSync(Routes)
/** Every vendor as `main.ts` starts them, and the operator's page in front of them. */
export const startEveryVendor = async () => {
  const directory = await mkdtemp(join(tmpdir(), "voltread-vendors-"))
  const shared = {
    host: "127.0.0.1",
    directory,
    adminToken: TOKEN,
    webhookUrl: undefined,
    webhookRetryMs: 20,
    report: () => undefined,
  }
  const environment = Object.fromEntries(
    VENDORS.flatMap(({ keyVariables }) => keyVariables.map((name) => [name, KEY])),
  )
  const running = new Map<string, RunningSimulator>()
  const start = async ({ name, prepare }: Vendor) => {
    running.set(name, await Result.getOrThrow(prepare(environment, shared))())
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
    fetch(`${vendor(name).adminUrl}${path}`, {
      method,
      headers: { ...bearer(TOKEN), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  return {
    url: page.url,
    admin,
    routesOf: async (name: string): Promise<ReadonlyArray<AdminRoute>> =>
      decodeRoutes(await (await admin(name, "GET", "/routes")).json()).routes,
    /** A new record that takes this push. Without one: any. */
    record: async (name: string, push: OperatorPush = { route: "", body: {} }): Promise<string> => {
      const known = VENDORS.find((each) => each.name === name)
      if (known === undefined) throw new Error(`no vendor ${name}`)
      return known.record({ ...vendor(name), adminToken: TOKEN, key: KEY }, push)
    },
    /** Ends the vendor and starts it again, at another address, which the page does not know. */
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
