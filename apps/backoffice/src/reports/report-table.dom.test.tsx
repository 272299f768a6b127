// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { ReportTable } from "./report-table.tsx"

vi.mock("@tanstack/react-router", () => ({ Link: () => null }))

const ignore = () => undefined

test("a table with returns says what they are", async () => {
  const { page, root } = openPage()
  const report = {
    ...{ name: "Revenue", rows: [], totals: [], next: null, asOf: "1", generatedAt: "" },
    columns: [{ key: "returns", label: "Returns", kind: "money" as const }],
  }
  await act(() =>
    root.render(
      <ReportTable
        layout={{ columns: [], density: "compact", choices: {}, setDensity: ignore, chooseColumns: ignore }}
        report={report}
        view={{}}
        onChange={ignore}
      />,
    ),
  )
  expect(page.textContent).toContain("Returns are the price of units that came back or were canceled.")
})
