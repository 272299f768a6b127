// @vitest-environment happy-dom
import { act } from "react"
import { expect, test } from "vitest"
import { openPage } from "../page/open-page.fixture.ts"
import { Button } from "./button.tsx"

const setup = async () => {
  const { root } = openPage()
  await act(async () =>
    root.render(
      <>
        <form>
          <input />
          <Button>Save</Button>
        </form>
        <Button>Beside it</Button>
      </>,
    ),
  )
  const field = document.querySelector("input")
  const [save, beside] = document.querySelectorAll("button")
  field?.focus()
  const fire = (target: Element | undefined, type: string, detail: number) =>
    act(async () => {
      target?.dispatchEvent(event(type, detail))
    })
  return { field, save, beside, fire }
}

const event = (type: string, detail: number) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, detail })

test("a press in a form takes the focus from a field once it is done, not while it may still move the button", async () => {
  const { field, save, fire } = await setup()
  const down = event("mousedown", 1)
  await act(async () => void save?.dispatchEvent(down))
  expect(down.defaultPrevented).toBe(true)
  expect(document.activeElement).toBe(field)
  await fire(save, "click", 1)
  expect(document.activeElement).toBe(save)
})

test("Enter in a field, which presses the form's button, leaves the focus there", async () => {
  const { field, save, fire } = await setup()
  await fire(save, "click", 0)
  expect(document.activeElement).toBe(field)
})

test("a press outside of a form takes the focus at once, as browsers do it", async () => {
  const { beside } = await setup()
  const down = event("mousedown", 1)
  await act(async () => void beside?.dispatchEvent(down))
  expect(down.defaultPrevented).toBe(false)
})
