import { act } from "react"

/** Presses the button that is called that, by its label or else its text. Throws where there is no such button. */
export const press = async (name: string): Promise<void> => {
  const button = [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent) === name,
  )
  if (button === undefined) throw new Error(`There is no button ${name}`)
  await act(async () => button.click())
}
