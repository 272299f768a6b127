// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, useState } from "react"
import { expect, test, vi } from "vitest"
import { send } from "./rest.ts"
import { useImmediateChange } from "./use-immediate-change.ts"

vi.mock("./rest.ts", () => ({ send: vi.fn() }))
vi.mock("@voltread/ui/components/toast-queue.ts", () => ({ showToast: vi.fn() }))

function Revoke() {
  const { run } = useImmediateChange([])
  const revoke = () =>
    void run({ request: { method: "DELETE", path: "/links/1" }, done: "Link revoked.", missing: "Gone." })
  return (
    <button type="button" onClick={revoke}>
      Revoke
    </button>
  )
}

test("what one press could not do is said, as is what it did", async () => {
  const { root } = openPage()
  await act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Revoke />
      </QueryClientProvider>,
    ),
  )
  const press = () => act(async () => document.querySelector("button")?.click())
  vi.mocked(send).mockResolvedValueOnce({ _tag: "refused", message: "You may not do that.", fieldErrors: [] })
  await press()
  await vi.waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({ severity: "error", message: "You may not do that." }),
  )
  vi.mocked(send).mockResolvedValueOnce({ _tag: "done", message: "Link revoked." })
  await press()
  await vi.waitFor(() =>
    expect(showToast).toHaveBeenLastCalledWith({ severity: "success", message: "Link revoked." }),
  )
  expect(showToast).toHaveBeenCalledTimes(2)
})

function Links() {
  const [links, setLinks] = useState(["First", "Second"])
  const { run } = useImmediateChange([])
  const revoke = (link: string) => {
    const change = { request: { method: "DELETE", path: `/${link}` }, done: "Revoked.", missing: "" } as const
    void run(change)
    setLinks(links.filter((each) => each !== link))
  }
  return (
    <section>
      <h2>Links</h2>
      <ul>
        {links.map((link) => (
          <li key={link}>
            <button type="button" onClick={() => revoke(link)}>
              {link}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

test("an entry that leaves hands the focus on: to the next one, then to the heading", async () => {
  const { root } = openPage()
  vi.mocked(send).mockResolvedValue({ _tag: "done", message: "Revoked." })
  await act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Links />
      </QueryClientProvider>,
    ),
  )
  const press = () =>
    act(async () => {
      const button = document.querySelector("button")
      button?.focus()
      button?.click()
    })
  for (const next of ["Second", "Links"]) {
    await press()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(next))
  }
})
