import { join } from "node:path"
import { Effect } from "effect"
import { VENDORS } from "../../simulators/registry/vendors.ts"
import { readSettings } from "../settings.ts"
import type { Shop } from "../shop.ts"

/** A shop as prepared by `npm start`, reduced to what its processes' environment needs. */
export const preparedShop = async (environment: NodeJS.ProcessEnv): Promise<Shop> => ({
  root: join(import.meta.dirname, "../../.."),
  settings: await Effect.runPromise(readSettings(environment)),
  folder: { path: "data", logs: "data/logs", pids: "data/pids", wasKilled: false },
  ports: {
    postgres: 1,
    simulators: Object.fromEntries(VENDORS.map(({ name }, index) => [name, 10 + index])),
    api: 3,
    backoffice: 4,
  },
  secrets: { sessionSecret: "0".repeat(64), simulatorAdminToken: "token", demoPassword: "Demo-1" },
  databaseUrl: "postgres://shop@127.0.0.1/shop",
  screen: { line: () => Effect.void, step: (_what, action) => action },
  development: false,
})
