import { QueryClient, QueryObserver, queryOptions } from "@tanstack/react-query"
import { expect, it } from "vitest"
import { setAnswer } from "./set-answer.ts"

it("what a write was answered with stays, though a read that began earlier ends later", async () => {
  const queries = new QueryClient()
  const early = Promise.withResolvers<string>()
  const list = queryOptions({ queryKey: ["list"], queryFn: () => early.promise })
  const reading = queries.fetchQuery(list).catch(() => undefined)
  await setAnswer(queries, list.queryKey, "written")
  early.resolve("read before")
  await reading
  await early.promise
  expect(queries.getQueryData(list.queryKey)).toBe("written")
  expect(queries.getQueryState(list.queryKey)?.fetchStatus).toBe("idle")
})

it("a page that waits for the read shows the answer of the write", async () => {
  const queries = new QueryClient()
  const list = queryOptions({ queryKey: ["list"], queryFn: () => new Promise<string>(() => undefined) })
  const page = new QueryObserver(queries, list)
  const leave = page.subscribe(() => undefined)
  expect(page.getCurrentResult().isPending).toBe(true)
  await setAnswer(queries, list.queryKey, "written")
  expect(page.getCurrentResult()).toMatchObject({ data: "written", isFetching: false })
  leave()
})
