// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import CommandPalette from "./command-palette.tsx"

const navigate = vi.fn()
vi.mock("@tanstack/react-router", () => ({ useNavigate: () => navigate }))
vi.mock("../session/use-session.ts", () => ({ useUser: () => ({ type: "ADMIN" }) }))
vi.mock("../session/request.ts", () => ({ request: () => Promise.resolve({ orders: [] }) }))
vi.mock("./log-out.ts", () => ({ logOut: () => undefined }))

const onOpenChange = vi.fn()
const onShortcut = vi.fn()
let root: Root

beforeEach(async () => {
  onOpenChange.mockClear()
  root = openPage().root
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <CommandPalette onOpenChange={onOpenChange} onShortcut={onShortcut} />
      </QueryClientProvider>,
    ),
  )
})

const input = (): HTMLInputElement => {
  const found = document.querySelector("input")
  if (found === null) throw new Error("There is no input")
  return found
}
const type = (text: string) =>
  act(async () => {
    typeInto(input(), text)
  })
const press = (key: string) =>
  act(async () => {
    input().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }))
    input().dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true, cancelable: true }))
  })
const active = () => document.getElementById(input().getAttribute("aria-activedescendant") ?? "")?.textContent
const options = () => [...document.querySelectorAll("[role=option]")].map((option) => option.textContent)

test("what is typed chooses among the options of a list that it controls", async () => {
  await type("keyboard")
  expect(options().at(-1)).toBe("Keyboard help")
  const list = document.querySelector("[role=listbox]")
  expect(input().getAttribute("role")).toBe("combobox")
  expect(input().getAttribute("aria-expanded")).toBe("true")
  expect(input().getAttribute("aria-controls")).toBe(list?.id)
  for (let tries = 0; active() !== "Keyboard help" && tries < options().length; tries++) {
    await press("ArrowDown")
  }
  expect(active()).toBe("Keyboard help")
  await press("Enter")
  expect(onShortcut).toHaveBeenCalledWith("help")
  expect(onOpenChange).toHaveBeenCalledWith(false)
})

test("an option can be clicked", async () => {
  await type("customers")
  await act(async () => document.querySelector<HTMLElement>("[role=option]")?.click())
  expect(navigate).toHaveBeenCalled()
})
