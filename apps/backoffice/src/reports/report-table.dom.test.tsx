// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { ReportTable } from "./report-table.tsx"

vi.mock("@tanstack/react-router", () => ({ Link: () => null }))

test("a table with returns says what they are", async () => {
  const { page, root } = openPage()
  const column = (key: string, label: string) => ({ key, label, kind: "money" as const })
  const report = {
    ...{ name: "Revenue", rows: [], totals: [], next: null, asOf: "1", generatedAt: "" },
    columns: [column("returns", "Returns")],
  }
  await act(() =>
    root.render(
      <ReportTable
        tableId="t"
        report={report}
        view={{}}
        onChange={() => undefined}
        drill={() => undefined}
      />,
    ),
  )
  expect(page.textContent).toContain("Returns are the price of units that came back or were canceled.")
})
