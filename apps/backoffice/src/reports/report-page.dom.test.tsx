// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act, type ComponentProps } from "react"
import { afterEach, expect, test, vi } from "vitest"
import type { ReportInput } from "../generated/reports.ts"
import { renderStaffPage } from "../page/staff-page.fixture.tsx"
import type ReportActions from "./report-actions.tsx"
import { ReportPage } from "./report-page.tsx"
import type { ReportTable } from "./report-table.tsx"
import { reportView } from "./report-view.ts"

vi.mock("./report-controls.tsx", () => ({ ReportControls: () => null }))
vi.mock("./report-chart.tsx", () => ({ default: () => null }))
vi.mock("./report-actions.tsx", () => ({
  default: ({ without }: ComponentProps<typeof ReportActions>) => <p>{`file without ${without.join()}`}</p>,
}))
vi.mock("./figure-tiles.tsx", () => ({ FigureTiles: () => null }))
vi.mock("./as-of-line.tsx", () => ({ AsOfLine: () => null }))
vi.mock("../session/use-session.ts", () => ({ useMay: () => true }))
vi.mock("./report-table.tsx", () => ({
  ReportTable: ({ report, layout }: ComponentProps<typeof ReportTable>) =>
    report.rows.map((row) => <p key={row.key}>{layout.columns[0]?.cell(row)}</p>),
}))
const asked: Array<ReportInput> = []
vi.mock("../session/request.ts", () => ({
  request: (_: unknown, { input }: { readonly input?: ReportInput }) => {
    if (input !== undefined) asked.push(input)
    if (input === undefined) return Promise.resolve({ reportFilters: { timeZone: "UTC" } })
    const columns = [
      { key: "gateway", label: "Paid by", kind: "text" },
      { key: "net", label: "Net", kind: "money" },
    ]
    const rows = [{ key: "CARD", cells: ["CARD", "1.00"], opens: null }]
    const report = { name: "Revenue", columns, rows, totals: [], next: null, asOf: "1", generatedAt: "" }
    return input.groupBy === "gateway" ? Promise.resolve({ report }) : new Promise(() => {})
  },
}))

afterEach(() => void vi.useRealTimers())

test("rows by one group stay until those by another come, and open nothing meanwhile", async () => {
  const { root } = openPage()
  const { history } = await renderStaffPage(root, {
    path: "/report",
    address: "/report?by=gateway",
    validateSearch: reportView,
    component: () => <ReportPage id="revenue" />,
    queries: new QueryClient(),
  })
  const linked = () => document.querySelector("a")?.textContent
  await until(() => expect(linked()).toBe("Card"))

  await act(() => history.push("/report?by=day"))
  await until(() => expect(linked()).toBeUndefined())
  expect(document.body.textContent).toContain("Card")
})

test("the file has no columns that are hidden, except what names the rows, which is always there", async () => {
  localStorage.setItem(
    "backoffice:table:report:revenue",
    JSON.stringify({ columns: { gateway: false, net: false, of_another_grouping: false } }),
  )
  const { page, root } = openPage()
  await renderStaffPage(root, {
    path: "/report",
    address: "/report?by=gateway",
    validateSearch: reportView,
    component: () => <ReportPage id="revenue" />,
    queries: new QueryClient(),
  })
  await until(() => expect(page.textContent).toContain("file without net"))
  localStorage.clear()
})

test("a report that is left open over midnight is of the day that it is", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] })
  vi.setSystemTime("2026-11-01T23:59:30.000Z")
  const { root } = openPage()
  await renderStaffPage(root, {
    path: "/report",
    address: "/report?by=gateway&range=today",
    validateSearch: reportView,
    component: () => <ReportPage id="revenue" />,
    queries: new QueryClient(),
  })
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain("Card")))
  expect(asked.at(-1)).toMatchObject({ from: "2026-11-01", to: "2026-11-01" })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked.at(-1)).toMatchObject({ from: "2026-11-02", to: "2026-11-02" })
})
