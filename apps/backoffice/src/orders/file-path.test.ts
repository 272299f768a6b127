import { expect, it } from "vitest"
import { filePath } from "./file-path.ts"

it("asks for a file of the same orders, in their order", () => {
  const [path, query] = filePath({
    status: ["COMPLETED", "CANCELLED"],
    q: "tv & co",
    disputed: true,
    min: "50",
    sort: "TOTAL_DESC",
  }).split("?")
  expect(path).toBe("/api/admin/orders.csv")
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    statuses: "COMPLETED,CANCELLED",
    search: "tv & co",
    onlyDisputed: "true",
    minTotal: "50",
    sort: "TOTAL_DESC",
  })
})
