// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, type ComponentProps } from "react"
import { afterEach, expect, test, vi } from "vitest"
import type { ReportInput } from "../generated/reports.ts"
import { renderStaffPage } from "../page/staff-page.fixture.tsx"
import { ReportPage } from "./report-page.tsx"
import type { ReportTable } from "./report-table.tsx"
import { reportView } from "./report-view.ts"

vi.mock("./report-controls.tsx", () => ({ ReportControls: () => null }))
vi.mock("./report-chart.tsx", () => ({ default: () => null }))
vi.mock("./report-actions.tsx", () => ({ default: () => null }))
vi.mock("./figure-tiles.tsx", () => ({ FigureTiles: () => null }))
vi.mock("./as-of-line.tsx", () => ({ AsOfLine: () => null }))
vi.mock("../session/use-session.ts", () => ({ useMay: () => true }))
vi.mock("./report-table.tsx", () => ({
  ReportTable: ({ report, drill }: ComponentProps<typeof ReportTable>) =>
    report.rows.map(({ key }) => <p key={key}>{`${key} opens ${drill(key)?.gateway ?? "nothing"}`}</p>),
}))
const asked: Array<ReportInput> = []
vi.mock("../session/request.ts", () => ({
  request: (_: unknown, { input }: { readonly input?: ReportInput }) => {
    if (input !== undefined) asked.push(input)
    if (input === undefined) return Promise.resolve({ reportFilters: { timeZone: "UTC" } })
    const rows = [{ key: "CARD", cells: ["CARD"], opens: null }]
    const report = { name: "Revenue", columns: [], rows, totals: [], next: null, asOf: "1", generatedAt: "" }
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
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain("CARD opens CARD")))

  await act(() => history.push("/report?by=day"))
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain("CARD opens nothing")))
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
  await act(() => vi.waitFor(() => expect(document.body.textContent).toContain("CARD")))
  expect(asked.at(-1)).toMatchObject({ from: "2026-11-01", to: "2026-11-01" })
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked.at(-1)).toMatchObject({ from: "2026-11-02", to: "2026-11-02" })
})
