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
  const fire = async (target: Element | undefined, type: string, detail: number) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, detail })
    await act(async () => void target?.dispatchEvent(event))
    return event
  }
  return { field, save, beside, fire }
}

test("a press in a form takes the focus from a field once it is done, not while it may still move the button", async () => {
  const { field, save, fire } = await setup()
  const { defaultPrevented } = await fire(save, "mousedown", 1)
  expect(defaultPrevented).toBe(true)
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
  const { beside, fire } = await setup()
  const { defaultPrevented } = await fire(beside, "mousedown", 1)
  expect(defaultPrevented).toBe(false)
})
