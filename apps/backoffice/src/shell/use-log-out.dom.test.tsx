// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { useLogOut } from "./use-log-out.ts"

const told: Array<string> = []
vi.mock("react-redux", () => ({ useDispatch: () => () => told.push("logged out here") }))
vi.mock("../session/login.ts", () => ({
  endSession: () => {
    told.push("asked the server to log out")
    return Promise.resolve(true)
  },
}))

function Page() {
  const logOut = useLogOut()
  useQuery({
    queryKey: ["staff"],
    queryFn: ({ signal }) =>
      new Promise<never>(() => signal.addEventListener("abort", () => told.push("stopped loading"))),
  })
  return (
    <button type="button" onClick={logOut}>
      Log out
    </button>
  )
}

test("what a page still loads is stopped before the log-out, or its refusal would be told as a lost session", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Page />
      </QueryClientProvider>,
    ),
  )
  await act(async () => document.querySelector("button")?.click())
  expect(told).toEqual(["stopped loading", "asked the server to log out", "logged out here"])
  await act(async () => root.unmount())
})
