import { join } from "node:path"
import { Effect } from "effect"
import { runUntilStopped } from "./command.ts"
import { loadDemoData } from "./demo-data.ts"
import { preparePlace, prepareShop, runSimulators, sayingVariables } from "./prepare.ts"
import { refuseArguments } from "./refuse-arguments.ts"
import { answers, api, projector, runService, type ServiceSpec, type Shop } from "./shop.ts"
import { serverChange } from "./watch.ts"
import { welcome } from "./welcome.ts"

/**
 * `npm run dev`: the same shop with the apps served from their sources. The storefront's dev server listens on the
 * public port and forwards `/api`, `/graphql` and `/backoffice`.
 */
const develop = Effect.gen(function* () {
  yield* refuseArguments(process.argv.slice(2))
  const shop = yield* prepareShop(yield* preparePlace({ development: true }))
  yield* runSimulators(shop)
  const restart = serverChange(shop.root)
  yield* loadDemoData(shop, runService(shop, { ...projector(shop), restart }))
  yield* shop.screen.step(
    "API and projections",
    runService(shop, { ...api(shop), restart }).pipe(sayingVariables(shop)),
  )
  for (const spec of [backoffice(shop), storefront(shop)])
    yield* shop.screen.step(spec.name, runService(shop, spec))
  yield* welcome(shop)
  return yield* Effect.never
})

const VITE = "node_modules/vite/bin/vite.js"

function devServer(
  shop: Shop,
  app: "storefront" | "backoffice",
  port: number,
  host: string,
  path: string,
): ServiceSpec {
  return {
    name: `Dev server ${app}`,
    cwd: join(shop.root, "apps", app),
    run: [join(shop.root, VITE), "--strictPort", `--port=${port}`, `--host=${host}`],
    env: {
      NODE_ENV: "development",
      API_URL: `http://127.0.0.1:${shop.ports.api}`,
      BACKOFFICE_URL: `http://127.0.0.1:${shop.ports.backoffice}`,
      BACKOFFICE_PORT: String(shop.ports.backoffice),
      STOREFRONT_PORT: String(shop.settings.port),
    },
    ready: answers(`http://127.0.0.1:${port}${path}`),
  }
}

const backoffice = (shop: Shop) =>
  devServer(shop, "backoffice", shop.ports.backoffice, "127.0.0.1", "/backoffice/")

const storefront = (shop: Shop) => devServer(shop, "storefront", shop.settings.port, shop.settings.host, "/")

runUntilStopped(develop)
