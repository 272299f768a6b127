/** Whether text is typed into the element that has the focus. */
const isTextInput = (element: Element | null): boolean => {
  if (element === null) return false
  if (
    element.closest("[contenteditable=''],[contenteditable='true'],textarea,[role='textbox'],select") !== null
  )
    return true
  const input = element.closest("input")
  return input !== null && !["checkbox", "radio", "button", "submit", "reset", "range"].includes(input.type)
}

/** Whether single keys belong to the element with the focus: text fields, dialogs and menus have their own. */
export const ownsKeys = (element: Element | null): boolean =>
  isTextInput(element) || element?.closest("[role='dialog'],[role='alertdialog'],[role='menu']") != null
