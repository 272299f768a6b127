import { QueryClient } from "@tanstack/react-query"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import type { RestRequest } from "@voltread/ui/api/rest.ts"
import { signedOut } from "@voltread/ui/session/session.ts"
import { beforeEach, expect, test, vi } from "vitest"
import { createCartService } from "../store/cart-service.ts"
import { createStore } from "../store/store.ts"
import { logOut } from "./log-out.ts"
import { customerIn } from "./logged-in.fixture.ts"

const told: Array<string> = []
vi.mock("../shop/toasts.ts", () => ({ toast: ({ message }: { message: string }) => told.push(message) }))
beforeEach(() => {
  told.length = 0
})

const leave = async (
  rest: RestRequest,
  loadCart: () => Promise<void> = async () => undefined,
  queries = new QueryClient(),
) => {
  const store = createStore()
  store.dispatch(customerIn())
  const load = vi.fn(loadCart)
  const request = () => Promise.reject(new Error("only loading is asked for"))
  const cart = { ...createCartService({ store, request, onRefused: () => undefined }), load }
  await logOut({ store, queries, rest, cart })
  expect(store.getState().auth).toEqual(signedOut)
  expect(load).toHaveBeenCalledOnce()
}

test("who logs out is told nothing more", async () => {
  await leave(async () => decodeEnvelope({ isSuccess: true }, true))
  expect(told).toEqual([])
})

test("who could not be logged out at the server is told so, and is logged out on this device", async () => {
  const unanswered = () => Promise.reject(new ApiError("network", "no answer"))
  await leave(unanswered, unanswered)
  expect(told).toEqual(["Could not logout user. Kindly try after some time"])
})

test("what still loads of the account is stopped before the server hears of it, and the shop's pages are not", async () => {
  const order: Array<string> = []
  const queries = new QueryClient()
  const load = (name: string) =>
    queries
      .fetchQuery({
        queryKey: [name],
        queryFn: ({ signal }) =>
          new Promise<never>((_, stop) =>
            signal.addEventListener("abort", () => {
              order.push(`${name} stopped`)
              stop()
            }),
          ),
      })
      .catch(() => undefined)
  void load("account")
  void load("saved-products")
  void load("products")
  const rest = async () => {
    order.push("logged out")
    return decodeEnvelope({ isSuccess: true }, true)
  }
  await leave(rest, undefined, queries)
  expect(order).toEqual(["account stopped", "saved-products stopped", "logged out"])
})
