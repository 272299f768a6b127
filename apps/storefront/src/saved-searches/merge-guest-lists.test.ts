import { QueryClient } from "@tanstack/react-query"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { expect, test, vi } from "vitest"
import { customerIn } from "../session/logged-in.fixture.ts"
import { leaving } from "../shop/leaving.ts"
import { createStore } from "../store/store.ts"
import { mergeGuestLists } from "./merge-guest-lists.ts"

const ANN = "ann@example.com"

const setup = () => {
  const calls: Array<RestCall> = []
  const rest = async (call: RestCall) => {
    calls.push(call)
    return null
  }
  const store = createStore()
  store.dispatch(customerIn(ANN))
  return { calls, store, services: { rest, store, queries: new QueryClient() } }
}

test("the account's garage is asked for after a log-in", async () => {
  const { calls, services } = setup()
  await mergeGuestLists(services, ANN)
  expect(calls).toMatchObject([{ method: "GET", path: "/api/user/garage" }])
})

test("nothing is asked for by a shopper who logs out before the code has come", async () => {
  const { calls, store, services } = setup()
  await leaving(services.queries, () => mergeGuestLists(services, ANN))
  const merging = mergeGuestLists(services, ANN)
  store.dispatch(accountReset())
  await merging
  expect(calls).toEqual([])
})

test("a garage that is still on its way when the shopper logs out is stopped: it would be refused", async () => {
  const { calls, services } = setup()
  const merging = mergeGuestLists(services, ANN)
  await vi.waitUntil(() => calls.length > 0)
  const [asked] = calls
  expect(asked?.signal?.aborted).toBe(false)
  await leaving(services.queries, () => Promise.resolve())
  expect(asked?.signal?.aborted).toBe(true)
  await merging
})
