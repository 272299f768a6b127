// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { CannedResponse } from "@voltread/domain/contract/canned-response.ts"
import type { OrderMailState } from "@voltread/domain/contract/order-mail.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { cannedResponsesQuery } from "../../page/support/canned-responses-query.ts"
import { drafts } from "../../session/drafts.ts"
import { orderMailKey } from "../mail/queries.ts"
import { orderQuery } from "../model/queries.ts"
import { anOrder } from "../order.fixture.ts"
import { Composer } from "./composer.tsx"

const write = vi.hoisted(() => vi.fn())
vi.mock("./use-timeline-writer.ts", () => ({ useTimelineWriter: () => ({ write, isPending: false }) }))
vi.mock("@voltread/ui/components/select.tsx", () => ({
  Select: ({ label, options, onChange }: SelectProps) => (
    <fieldset aria-label={label}>
      {options.map(({ id, label: name }) => (
        <button key={id} type="button" onClick={() => onChange(id)}>
          {name}
        </button>
      ))}
    </fieldset>
  ),
}))

interface SelectProps {
  readonly label: string
  readonly options: ReadonlyArray<{ readonly id: string; readonly label: string }>
  readonly onChange: (id: string) => void
}

const answer = (id: string): CannedResponse => ({
  id,
  use: "order",
  title: `Answer ${id}`,
  subject: `Subject ${id}`,
  body: `Text ${id}`,
  version: 1,
  updatedAt: "2026-11-01T10:00:00.000Z",
  updatedBy: "sam",
})

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })

function Order({ id }: { readonly id: string }) {
  return (
    <QueryClientProvider client={client}>
      <Composer orderId={id} phone="3125550142" />
    </QueryClientProvider>
  )
}

let root: Root
beforeEach(async () => {
  drafts.clear()
  root = openPage().root
  client.setQueryData(orderQuery("o-1").queryKey, anOrder())
  client.setQueryData<OrderMailState>(orderMailKey("o-1"), {
    to: "ada@example.com",
    recordsAnswers: true,
    waitingSince: null,
    undelivered: null,
  })
  client.setQueryData(cannedResponsesQuery.queryKey, [answer("1"), answer("2")])
  await act(() => root.render(<Order id="o-1" />))
})

const pressAndLoad = async (name: string) => {
  await press(name)
  // The code of a form is loaded when it first opens.
  await act(() => Promise.all([import("./call-form.tsx"), import("./mail-form.tsx")]))
  await act(() => import("./email-form.tsx"))
}
const field = (form: string, name: string) => {
  const found = [...document.querySelectorAll(`form[aria-label="${form}"] label`)].find(({ textContent }) =>
    textContent.startsWith(name),
  )
  const input = document.getElementById(found?.getAttribute("for") ?? "")
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) return input
  throw new Error(`There is no field ${name}`)
}
const type = (form: string, name: string, value: string) =>
  act(() => {
    typeInto(field(form, name), value)
  })

const NOTE = "Add a note"
const CALL = "Record a phone call"
const EMAIL = "Email the customer"
const RECORD = "Record an email"

test("what was begun stays while something else is written", async () => {
  await type(NOTE, "Note", "A note")
  await pressAndLoad("Phone call")
  await type(CALL, "What was said", "A call")
  await pressAndLoad("Email")
  await type(EMAIL, "Text", "An email")
  await pressAndLoad("Record an email from elsewhere")
  await type(RECORD, "Text", "An email from elsewhere")
  await pressAndLoad("Write an email instead")
  await pressAndLoad("Phone call")
  await pressAndLoad("Note")

  expect(field(NOTE, "Note").value).toBe("A note")
  expect(field(CALL, "What was said").value).toBe("A call")
  expect(field(EMAIL, "Text").value).toBe("An email")
  expect(field(RECORD, "Text").value).toBe("An email from elsewhere")
})

test("a canned response comes below what is written, and its subject only where there is none", async () => {
  await pressAndLoad("Email")
  await type(EMAIL, "Text", "As we said:")
  await pressAndLoad("Answer 1")
  await pressAndLoad("Answer 2")
  expect(field(EMAIL, "Subject").value).toBe("Subject 1")
  expect(field(EMAIL, "Text").value).toBe("As we said:\n\nText 1\n\nText 2")
})

test("a refused note comes back, above the one that was begun meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  write.mockReturnValueOnce(promise)
  await type(NOTE, "Subject", "First")
  await type(NOTE, "Note", "A note")
  await pressAndLoad("Add note")
  await type(NOTE, "Note", "Another")
  await act(async () => resolve(false))
  expect(field(NOTE, "Subject").value).toBe("First")
  expect(field(NOTE, "Note").value).toBe("A note\n\nAnother")
})

test("what was begun is there again when the order is come back to, and not at another order", async () => {
  const show = (orderId: string) => act(() => root.render(<Order key={orderId} id={orderId} />))
  await show("o-1")
  await type(NOTE, "Subject", "Delivery")
  await type(NOTE, "Note", "A note")
  await pressAndLoad("Email")
  await type(EMAIL, "Text", "An email")
  await show("o-2")
  expect(field(NOTE, "Note").value).toBe("")
  await show("o-1")
  expect(field(NOTE, "Subject").value).toBe("Delivery")
  expect(field(NOTE, "Note").value).toBe("A note")
  await pressAndLoad("Email")
  expect(field(EMAIL, "Text").value).toBe("An email")
})
