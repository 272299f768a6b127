import { readFileSync } from "node:fs"
import { join } from "node:path"
import { OrderPageData } from "@voltread/domain/contract/order-summary.ts"
import { ReportData } from "@voltread/domain/contract/report.ts"
import { Schema } from "effect"

/** Backups of small shops, each made by the release whose newest migration it has, with what that release showed. */
export const RELEASES = join(import.meta.dirname, "releases")

/** The secret of the kept shops. */
export const RELEASE_SECRET = "the secret of a release that was, for tests"

/** What a kept release showed. */
export const Shown = Schema.Struct({
  /** The version in package.json; absent for releases from before versions were used. */
  version: Schema.optionalKey(Schema.String),
  /** Number, status, total in dollars, email; sorted by number. */
  orders: Schema.Array(Schema.Tuple([Schema.String, Schema.String, Schema.Finite, Schema.String])),
  /** By column, over all time. */
  revenue: Schema.Record(Schema.String, Schema.String),
})
type Shown = typeof Shown.Type

const decodePackage = Schema.decodeUnknownSync(
  Schema.fromJsonString(Schema.Struct({ version: Schema.String })),
)

/** The version of the next release. */
export const versionInWork = (): string =>
  decodePackage(readFileSync(join(import.meta.dirname, "../../package.json"), "utf8")).version

const decodeLogin = Schema.decodeUnknownSync(
  Schema.Struct({
    data: Schema.Struct({ tokens: Schema.Struct({ accessToken: Schema.String, idToken: Schema.String }) }),
  }),
)
const decodeOrders = Schema.decodeUnknownSync(Schema.Struct({ data: OrderPageData }))
const decodeReport = Schema.decodeUnknownSync(Schema.Struct({ data: ReportData }))

/** Reads from a shop as its owner. */
export type Reader = (path: string) => Promise<unknown>

/** Logs in as the owner of the demo. `url`: the shop's address. */
export const ownerOf = async (url: string): Promise<Reader> => {
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "owner@voltread.example", password: "Demo-Password-1" }),
  })
  const { accessToken, idToken } = decodeLogin(await login.json()).data.tokens
  const authorization = `Bearer ${accessToken} ${idToken}`
  return async (path) => (await fetch(`${url}${path}`, { headers: { authorization } })).json()
}

export const ordersShown = async (get: Reader): Promise<Shown["orders"]> => {
  const { orders } = decodeOrders(await get("/api/admin/orders?first=100")).data
  return orders
    .map(({ uniqueId, status, total, email }) => [uniqueId, status, total, email] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
}

export const revenueShown = async (get: Reader): Promise<Shown["revenue"]> => {
  const { report } = decodeReport(
    await get("/api/admin/reports/revenue?from=2020-01-01&to=2029-12-31&groupBy=month"),
  ).data
  return Object.fromEntries(report.columns.map(({ key }, index) => [key, report.totals[index] ?? ""]))
}
