import { QueryClient } from "@tanstack/react-query"
import { expect, test } from "vitest"
import { includePosition, ownPosition } from "./own-position.ts"

test("a page never goes back behind what it includes, whichever of an event and an answer comes first", () => {
  const queries = new QueryClient()
  expect(ownPosition(queries, "o-1")).toBeNull()
  for (const position of ["0005", "0007", "0006", "", null]) includePosition(queries, "o-1", position)
  expect(ownPosition(queries, "o-1")).toBe("0007")
  expect(ownPosition(queries, "o-2")).toBeNull()
})
