// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { request } from "../../session/request.ts"
import { anOrder } from "../order.fixture.ts"
import AddressDialog from "./address-dialog.tsx"

vi.mock("../../session/request.ts", () => ({ request: vi.fn(), call: vi.fn() }))

test("an address that a colleague changes meanwhile is shown, and replaced knowingly", async () => {
  vi.mocked(request).mockResolvedValue({
    result: { success: true, message: "", position: "1", order: null },
  })
  const { root } = openPage()
  const show = (shipAddress1: string, revision: number) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <AddressDialog order={anOrder({ shipAddress1, revision })} kind="shipping" onClose={vi.fn()} />
        </QueryClientProvider>,
      ),
    )
  const notice = () => document.querySelector("[role=alert]")?.textContent
  await show("1 Old Road", 4)
  const field = [...document.querySelectorAll("input")].find(({ value }) => value === "1 Old Road")
  await act(async () => typeInto(field, "3 My Street"))
  await show("1 Old Road", 5)
  expect(notice()).toBeUndefined()
  await show("2 Their Lane", 6)
  expect(notice()).toContain("2 Their Lane")
  expect(field?.value).toBe("3 My Street")
  await act(async () => document.querySelector("form")?.requestSubmit())
  await vi.waitFor(() =>
    expect(request).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({
        address: expect.objectContaining({ address1: "3 My Street" }),
        revision: 6,
      }),
      expect.anything(),
    ),
  )
})
