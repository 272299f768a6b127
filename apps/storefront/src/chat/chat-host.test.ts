import type { Envelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { accountReset, loggedIn } from "@voltread/ui/session/session.ts"
import { beforeEach, expect, it, vi } from "vitest"
import { createStore } from "../store/store.ts"
import { startChat } from "./chat-host.ts"

const port = vi.hoisted(() => ({ identify: vi.fn(), reset: vi.fn(), open: vi.fn() }))
vi.mock("./built-in-chat.tsx", () => ({ createChat: () => port }))

beforeEach(() => {
  for (const call of Object.values(port)) call.mockClear()
})

const answers: Readonly<Record<string, Envelope["data"]>> = {
  "/api/chat/widget": { url: null },
  "/api/account/profile": {
    profile: {
      username: "ann@example.com",
      type: "CUSTOMER",
      firstName: "Ann",
      lastName: "Lee",
      phone: "2125550100",
      attributes: { isActive: true, hasPassword: true },
    },
  },
}
const rest = async ({ path }: RestCall): Promise<Envelope> => ({
  isSuccess: true,
  successMessage: "",
  errorMessage: "",
  fieldErrors: [],
  data: answers[path] ?? {},
})

const ann = { username: "ann@example.com", type: "CUSTOMER", firstName: "Ann", lastName: "Lee" }
const bo = { ...ann, username: "bo@example.com" }
const tokens = { accessToken: "a", idToken: "i", refreshToken: "r" }
const logIn = loggedIn({ user: ann, tokens, isCustomerSession: true })
const identity = { ...ann, name: "Ann Lee", email: "ann@example.com", phone: "2125550100" }

it("tells the widget who is signed in when it starts, and nobody when nobody is", async () => {
  const store = createStore()
  await startChat({ store, rest }, () => undefined)
  expect(port.identify).not.toHaveBeenCalled()
  store.dispatch(logIn)
  await startChat({ store, rest }, () => undefined)
  expect(port.identify).toHaveBeenCalledWith(identity)
})

it("tells the widget of a log-in and of a log-out, each once", async () => {
  const store = createStore()
  await startChat({ store, rest }, () => undefined)
  store.dispatch(logIn)
  await vi.waitFor(() => expect(port.identify).toHaveBeenCalledWith(identity), { timeout: 10_000 })
  store.dispatch(logIn)
  store.dispatch(accountReset())
  store.dispatch(accountReset())
  await vi.waitFor(() => expect(port.reset).toHaveBeenCalled(), { timeout: 10_000 })
  expect([port.identify.mock.calls.length, port.reset.mock.calls.length]).toEqual([1, 1])
})

it("does not tell of somebody who has left while their profile was on its way", async () => {
  const store = createStore()
  await startChat({ store, rest }, () => undefined)
  store.dispatch(logIn)
  store.dispatch(accountReset())
  store.dispatch(loggedIn({ user: bo, tokens, isCustomerSession: true }))
  await vi.waitFor(() => expect(port.identify).toHaveBeenCalled(), { timeout: 10_000 })
  expect(port.identify.mock.calls.map(([{ username }]) => username)).toEqual([bo.username])
})
