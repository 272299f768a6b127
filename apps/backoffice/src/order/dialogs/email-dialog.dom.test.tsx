// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { request } from "../../session/request.ts"
import { anOrder } from "../order.fixture.ts"
import EmailDialog from "./email-dialog.tsx"

vi.mock("../../session/request.ts", () => ({ request: vi.fn() }))

const sent = vi.mocked(request)

test("a mistyped address is corrected, and not replaced by one that cannot be mailed", async () => {
  sent.mockResolvedValue({ result: { success: true, message: "", position: "1", order: null } })
  const onClose = vi.fn()
  const { root } = openPage()
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <EmailDialog
          order={anOrder({ username: null, email: "gina@gmial.example", revision: 4 })}
          onClose={onClose}
        />
      </QueryClientProvider>,
    ),
  )
  const field = document.querySelector("input")
  const save = () => act(async () => document.querySelector("form")?.requestSubmit())
  expect(field?.value).toBe("gina@gmial.example")
  await act(async () => typeInto(field, "gina@gmail"))
  await save()
  expect(field?.getAttribute("aria-invalid")).toBe("true")
  expect(sent).not.toHaveBeenCalled()
  await act(async () => typeInto(field, "gina@gmail.example"))
  await save()
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.objectContaining({ email: "gina@gmail.example", revision: 4 }),
    expect.anything(),
  )
  expect(onClose).toHaveBeenCalledOnce()
})
