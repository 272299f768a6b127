// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test } from "vitest"
import { useAnswerText } from "./use-answer-text.ts"

let text: ReturnType<typeof useAnswerText>
function Form() {
  text = useAnswerText("chat 1")
  return text.errorMessage ?? text.value
}

test("an answer keeps its id until it is edited", async () => {
  const { root } = openPage()
  await act(() => root.render(<Form />))
  const read = () => act(() => text.read())

  expect(await read()).toBeUndefined()
  expect(document.body.textContent).toBe("Please enter a message")

  await act(() => text.insert("Hello"))
  const first = await read()
  expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), message: "Hello" })
  expect(await read()).toEqual(first)

  await act(() => text.insert("Bye"))
  const edited = await read()
  expect(edited?.message).toBe("Hello\n\nBye")
  expect(edited?.id).not.toBe(first?.id)
})
