import { join } from "node:path"
import { Effect, type Scope } from "effect"
import { VENDORS } from "../simulators/registry/vendors.ts"
import type { Vendor } from "../simulators/vendor.ts"
import type { DataFolder } from "./data-folder.ts"
import type { StartError } from "./error.ts"
import { type InnerPorts, OPERATOR } from "./ports.ts"
import type { Screen } from "./screen.ts"
import { type Secrets, simulatorKey } from "./secrets.ts"
import { type Service, type ServiceOptions, startService } from "./service.ts"
import type { Settings } from "./settings.ts"
import { keepRunning } from "./supervise.ts"

/** Everything that the processes of one installation are started from. */
export interface Shop {
  readonly root: string
  readonly settings: Settings
  readonly folder: DataFolder
  readonly ports: InnerPorts
  readonly secrets: Secrets
  readonly databaseUrl: string
  readonly screen: Screen
  /** Reload on changes, full error messages, no built apps. */
  readonly development: boolean
}

/** What is known of a shop before its database runs. */
export type Place = Omit<Shop, "databaseUrl">

type Environment = Readonly<Record<string, string>>

/** The address of the API: in development, behind the storefront's dev server. */
function apiAddress({ settings, ports, development }: Shop): {
  readonly host: string
  readonly port: number
} {
  return development ? { host: "127.0.0.1", port: ports.api } : { host: settings.host, port: settings.port }
}

/** There is no load balancer in front, and whoever presses Ctrl-C is waiting. */
const STOP_GRACE_SECONDS = process.env.STOP_GRACE_SECONDS || "0"

/** The build that `npm start` makes and runs. */
export const API_PROGRAM = "api/dist/main.js"
export const PROJECTOR_PROGRAM = "api/dist/projector.js"

/** The environment of API and projector, for `api/platform/config.ts`. */
export function serverEnvironment(shop: Shop): Environment {
  const { settings, secrets } = shop
  const { host, port } = apiAddress(shop)
  return {
    NODE_ENV: shop.development ? "development" : "production",
    HOST: host,
    PORT: String(port),
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: shop.databaseUrl,
    SESSION_SECRET: process.env.SESSION_SECRET || secrets.sessionSecret,
    ...(settings.eventStoreUrl === undefined ? {} : { EVENTSTORE_URL: settings.eventStoreUrl }),
    ...(shop.development ? {} : { WEB_FOLDER: join(shop.root, "apps") }),
    IMPORT_FOLDER: process.env.IMPORT_FOLDER || join(shop.folder.path, "imports"),
    STOP_GRACE_SECONDS,
    ...(settings.demoData ? { MAILBOX: "true", ...answersToMailbox(secrets) } : {}),
    ...merged(simulatedVendors(settings).map((vendor) => vendorEnvironment(shop, vendor))),
  }
}

/** The simulated mailbox can send answers, too. */
const answersToMailbox = (secrets: Secrets): Environment => ({
  MAIL_REPLY_DOMAIN: process.env.MAIL_REPLY_DOMAIN || "reply.voltread.example",
  MAIL_RETURNS: process.env.MAIL_RETURNS || "true",
  INBOUND_MAIL_SECRET: process.env.INBOUND_MAIL_SECRET || simulatorKey(secrets, "inbound-mail"),
})

const merged = (environments: ReadonlyArray<Environment>): Environment => Object.assign({}, ...environments)

/** The vendors without a configured address. */
export const simulatedVendors = ({ vendorUrls }: Settings): ReadonlyArray<Vendor> =>
  VENDORS.filter(({ urlVariable }) => vendorUrls[urlVariable] === undefined)

const simulatorUrl = ({ ports }: Shop, { name }: Vendor): string =>
  `http://127.0.0.1:${ports.simulators[name]}`

/** Where the simulated vendors accept records of the past. */
export const booksOfVendors = (shop: Shop) => ({
  adminUrls: Object.fromEntries(
    simulatedVendors(shop.settings).map((vendor) => [vendor.name, `${simulatorUrl(shop, vendor)}/admin`]),
  ),
  token: shop.secrets.simulatorAdminToken,
  pageUrls: Object.fromEntries(
    simulatedVendors(shop.settings).map((vendor) => [vendor.name, browserUrl(shop, vendor)]),
  ),
})

/** The address of a simulator for browsers. */
const browserUrl = (shop: Shop, { name }: Vendor): string => {
  const url = new URL("/", shop.settings.publicUrl)
  url.port = String(shop.ports.simulators[name])
  return url.href
}

const vendorEnvironment = (shop: Shop, vendor: Vendor): Environment => ({
  [vendor.urlVariable]: simulatorUrl(shop, vendor),
  ...vendor.shopVariables(browserUrl(shop, vendor)),
  ...vendorKeys(shop.secrets, vendor),
})

const vendorKeys = (secrets: Secrets, { keyVariables }: Vendor): Environment =>
  Object.fromEntries(keyVariables.map((variable) => [variable, simulatorKey(secrets, variable)]))

/**
 * For API and projector. By default, their heap grows to several times its live objects (40 to 60 MB) before garbage is
 * collected. With semi-spaces of 4 MB (16 MB: 50 MB more in each process; 2 MB: 30 MB less in both, and a sixth fewer
 * orders), and a collection when the old space has grown by half, they take little more than that: unlike with a fixed
 * limit, a large catalog still gets the memory it needs. (With growth by a fifth: half as much CPU time again while a
 * long log is read.)
 */
export const SMALL_HEAP = ["--max-semi-space-size=4", "--heap-growing-percent=50"]

/** Of what only writes a history, in large batches: a tenth less processor time for some more memory. */
export const SPACE_FOR_NEW_OBJECTS = "--max-semi-space-size=32"

export interface ServiceSpec
  extends Pick<ServiceOptions, "name" | "run" | "flags" | "env" | "graceSeconds" | "ready"> {
  /** Absent: the repository's root. */
  readonly cwd?: string
  /** Completes when the process must be restarted. */
  readonly restart?: Effect.Effect<string>
}

/** Starts one process and keeps it running; crashes are shown on the screen. */
export const runService = (shop: Shop, spec: ServiceSpec): Effect.Effect<Service, StartError, Scope.Scope> =>
  keepRunning({
    name: spec.name,
    start: startService({ cwd: shop.root, logs: shop.folder.logs, pids: shop.folder.pids, ...spec }),
    announce: (message) => shop.screen.line(`  ! ${message}`),
    ...(spec.restart === undefined ? {} : { restart: spec.restart }),
  })

export const simulators = (shop: Shop): ServiceSpec => ({
  name: "Simulators",
  run: ["tools/simulators/main.ts"],
  env: {
    DATA_DIR: shop.folder.path,
    SIMULATORS_HOST: shop.settings.host,
    SIMULATORS_ADMIN_TOKEN: shop.secrets.simulatorAdminToken,
    ...(shop.ports.simulators[OPERATOR] === undefined
      ? {}
      : { SIMULATORS_OPERATOR_PORT: String(shop.ports.simulators[OPERATOR]) }),
    SHOP_WEBHOOK_URL: `http://${localHost(shop)}/api/webhooks`,
    ...merged(
      VENDORS.map((vendor) => ({
        [vendor.portVariable]: String(shop.ports.simulators[vendor.name]),
        ...vendor.ownVariables?.(browserUrl(shop, vendor)),
        ...vendorKeys(shop.secrets, vendor),
      })),
    ),
  },
  ready: Effect.gen(function* () {
    for (const vendor of VENDORS) if (!(yield* answers(`${simulatorUrl(shop, vendor)}/healthz`))) return false
    return true
  }),
})

export const api = (shop: Shop): ServiceSpec => ({
  name: "API",
  run: [shop.development ? "api/main.ts" : API_PROGRAM],
  flags: SMALL_HEAP,
  env: serverEnvironment(shop),
  graceSeconds: Number(STOP_GRACE_SECONDS),
  ready: answers(`http://${localHost(shop)}/healthz`),
})

export const projector = (shop: Shop): ServiceSpec => ({
  name: "Projector",
  run: [shop.development ? "api/projector.ts" : PROJECTOR_PROGRAM],
  flags: SMALL_HEAP,
  env: serverEnvironment(shop),
  graceSeconds: Number(STOP_GRACE_SECONDS),
  // It has no port; the API's /healthz reports whether its projections have caught up.
  ready: Effect.succeed(true),
})

/** The API's address from this machine, also if it listens on all interfaces. */
function localHost(shop: Shop): string {
  const { host, port } = apiAddress(shop)
  const reachable = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host
  return `${reachable.includes(":") ? `[${reachable}]` : reachable}:${port}`
}

/** Whether a GET is answered with 200; a server that does not answer yet counts as false. */
export const answers = (url: string): Effect.Effect<boolean> =>
  Effect.tryPromise((signal) =>
    fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(2_000)]) }),
  ).pipe(
    Effect.flatMap((response) =>
      Effect.promise(() => response.body?.cancel() ?? Promise.resolve()).pipe(Effect.as(response.ok)),
    ),
    Effect.catch(() => Effect.succeed(false)),
  )
