// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { UndeliveredMail } from "@voltread/domain/contract/undelivered-mail.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { act, type ReactNode } from "react"
import { beforeAll, beforeEach, expect, test, vi } from "vitest"
import { call } from "../session/request.ts"
import { UndeliveredMailPage } from "./undelivered-mail-page.tsx"

const view = vi.hoisted((): { email?: string } => ({}))
const session = vi.hoisted(() => ({ may: true }))
vi.mock("@tanstack/react-router", () => ({
  getRouteApi: () => ({ useSearch: () => view, useNavigate: () => () => undefined }),
  Link: ({ children, to }: { readonly children: ReactNode; readonly to: string }) => (
    <a href={to}>{children}</a>
  ),
}))
vi.mock("../session/request.ts", () => ({ call: vi.fn() }))
vi.mock("../session/use-session.ts", () => ({ useMay: () => session.may, useUser: () => undefined }))

const mail = (changes: Partial<UndeliveredMail> = {}): UndeliveredMail => ({
  mailId: "m-1",
  at: "2026-11-01T10:00:00.000Z",
  to: "ada@example.com",
  kind: "Shipment",
  subject: "Your order VT-1 is on its way",
  orderId: "o-1",
  orderNumber: "VT-1",
  username: "ada@example.com",
  reason: "The address does not exist.",
  answer: "550 5.1.1 no such user",
  attempts: 1,
  whyNotAgain: null,
  ...changes,
})

let stored: ReadonlyArray<UndeliveredMail> = []
const sent: Array<string> = []

// What answers are checked with takes its time to load.
beforeAll(() =>
  Promise.all([
    import("@voltread/domain/contract/undelivered-mail.ts"),
    import("@voltread/ui/api/decode.ts"),
  ]),
)
beforeEach(() => {
  sent.length = 0
  delete view.email
  session.may = true
  vi.mocked(call).mockImplementation(async ({ method, path }) => {
    if (method === "POST") {
      sent.push(path)
      stored = stored.filter(({ mailId }) => !path.includes(mailId))
    }
    const data = method === "GET" ? { mails: stored, nextCursor: null } : {}
    return { isSuccess: true, successMessage: "", errorMessage: "", fieldErrors: [], data }
  })
})

const show = async (...mails: ReadonlyArray<UndeliveredMail>) => {
  stored = mails
  const { root } = openPage()
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <UndeliveredMailPage />
      </QueryClientProvider>,
    ),
  )
}
const text = () => document.body.textContent
const links = () => [...document.querySelectorAll("table a")].map((link) => link.getAttribute("href"))

test("says what was for whom and why it was not delivered, with links to the customer and the order", async () => {
  await show(mail())
  await until(() => expect(text()).toContain("The address does not exist."))
  for (const words of ["ada@example.com", "Your order VT-1 is on its way", "550 5.1.1 no such user"])
    expect(text()).toContain(words)
  expect(links()).toEqual(expect.arrayContaining(["/customers/$username", "/orders/$orderId"]))
})

test("sends a mail again, which leaves the list", async () => {
  await show(mail(), mail({ mailId: "m-2", kind: "Refund", to: "bo@example.com" }))
  await until(() => expect(text()).toContain("bo@example.com"))
  await press("Send again: Shipment to ada@example.com")
  await until(() => expect(text()).not.toContain("ada@example.com"))
  expect(sent).toEqual(["/api/admin/undelivered-mail/m-1/send-again"])
  expect(text()).toContain("bo@example.com")
})

test("says why a mail cannot be sent again instead of offering it", async () => {
  await show(
    mail({
      subject: null,
      orderId: null,
      orderNumber: null,
      username: null,
      whyNotAgain: "Its code has expired.",
    }),
  )
  await until(() => expect(text()).toContain("Its code has expired."))
  expect(text()).not.toContain("Send again")
  expect(links()).toEqual([])
})

test("tells an address without undelivered mail from a list without any", async () => {
  await show()
  await until(() => expect(text()).toContain("All mail was delivered"))
  view.email = "ada@example.com"
  await show()
  await until(() => expect(text()).toContain("No undelivered mail to this address"))
})

test("asks the server for nothing where somebody may not see it", async () => {
  session.may = false
  await show(mail())
  expect(call).not.toHaveBeenCalled()
  expect(text()).not.toContain("ada@example.com")
})
