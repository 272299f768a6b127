import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { RunnerStatus } from "@voltread/projections/platform/status.ts"
import { expect, test } from "vitest"
import { auditMetrics } from "../audit/audit-metrics.ts"
import { AuditStatus } from "../audit/audit-status.ts"
import { mailMetrics } from "../mail/mail-metrics.ts"
import { diskMetrics } from "../platform/http/disk-metrics.ts"
import { makeMetrics } from "../platform/http/metrics.ts"
import { projectorMetrics } from "../platform/http/projector-metrics.ts"

const ROOT = join(import.meta.dirname, "../..")
const document = (name: string) => readFileSync(join(ROOT, "docs", name), "utf8")
const GUIDE = document("operate.md")

const found = (text: string, pattern: RegExp): ReadonlyArray<string> =>
  [
    ...new Set([...text.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]))),
  ].toSorted()

const served = async () => {
  const { registry } = makeMetrics("projector")
  projectorMetrics(registry, new RunnerStatus())
  auditMetrics(registry, new AuditStatus())
  mailMetrics(registry, async () => null)
  diskMetrics(registry, ROOT)
  return (await registry.getMetricsAsJSON()).map(({ name }) => name)
}

test("the guide names every metric of the shop, and none that there is not", async () => {
  const own = (await served()).filter((name) => name.startsWith("voltread_"))
  expect(found(GUIDE, /`(voltread_\w+)`/g)).toEqual(own.toSorted())
})

test.each(["prometheus-alerts.yml", "grafana-dashboard.json"])(
  "%s asks for metrics that are served",
  async (name) => {
    const known = await served()
    const asked = found(document(name), /\b((?:voltread|process|nodejs)_[a-z0-9_]+)/g)
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((each) => !known.includes(each.replace(/_(bucket|count|sum)$/, "")))).toEqual([])
  },
)

test("alarms about requests are about those of people, and not of who asks for the shop's health", () => {
  const filters = [...document("prometheus-alerts.yml").matchAll(/route!~"([^"]+)"/g)].map(
    ([, pattern]) => new RegExp(`^(?:${pattern})$`),
  )
  expect(filters).toHaveLength(3)
  for (const filter of filters) {
    for (const route of ["/healthz", "/readyz", "/metrics"]) expect(route).toMatch(filter)
    for (const route of ["/*", "/graphql/payments", "/api/account/profile"]) expect(route).not.toMatch(filter)
  }
})

test("what every program tells of itself is only shown, and only watched, of the shop's processes", () => {
  const asked = ["prometheus-alerts.yml", "grafana-dashboard.json"].flatMap((name) =>
    found(
      document(name).replaceAll(String.raw`\"`, '"'),
      /\b((?:process|nodejs)_[a-z0-9_]+(?:\{process[^}]*\})?)/g,
    ),
  )
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((each) => !/\{process(="\w+"|=~"api\|projector")\}$/.test(each))).toEqual([])
})

test("one mail that is not sent is enough for the alarm", () => {
  const [rule] = /alert: MailWaits\n +expr: .+/.exec(document("prometheus-alerts.yml")) ?? [""]
  expect(found(rule, /(voltread_\w+)/g)).toEqual(["voltread_mail_oldest_seconds"])
})

test("the guide says what to do about every alert that is logged, and names no other", () => {
  const exclude = (name: string) => name === "node_modules" || name.endsWith(".test.ts")
  const sources = ["api", "projections"].flatMap((room) =>
    globSync("**/*.ts", { cwd: join(ROOT, room), exclude }).map((file) => join(ROOT, room, file)),
  )
  const logged = sources.map((file) => readFileSync(file, "utf8")).join("\n")
  expect(found(GUIDE, /^\| `([a-z-]+)` +\|/gm)).toEqual(found(logged, /\balert: "([a-z-]+)"/g))
})
