import { QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query"
import { expect, it } from "vitest"
import { readAgain } from "./read-again.ts"

it("what has changed is read again, though the first read of it is still under way", async () => {
  const queries = new QueryClient()
  const early = Promise.withResolvers<string>()
  const answers = [early.promise, Promise.resolve("after the change")]
  const order = queryOptions({ queryKey: ["order"], queryFn: () => answers.shift() ?? "a third read" })
  const page = new QueryObserver(queries, order)
  const leave = page.subscribe(() => undefined)
  const reading = readAgain(queries, order.queryKey)
  early.resolve("before the change")
  await reading
  expect(page.getCurrentResult()).toMatchObject({ data: "after the change", isFetching: false })
  leave()
})

it("what was read before is read once more, and not twice", async () => {
  const queries = new QueryClient()
  let reads = 0
  const order = queryOptions({ queryKey: ["order"], queryFn: () => ++reads })
  const page = new QueryObserver(queries, order)
  const leave = page.subscribe(() => undefined)
  await queries.ensureQueryData(order)
  await readAgain(queries, order.queryKey)
  expect(page.getCurrentResult().data).toBe(2)
  leave()
})
