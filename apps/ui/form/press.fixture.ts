import { act } from "react"

/** The button that is called that, by its label or else its text. Throws where there is no such button. */
export const buttonNamed = (name: string): HTMLButtonElement => {
  const button = [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent) === name,
  )
  if (button === undefined) throw new Error(`There is no button ${name}`)
  return button
}

export const press = (name: string): Promise<void> => act(async () => buttonNamed(name).click())
