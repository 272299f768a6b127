/**
 * Puts a text into a field as a browser does: past React's own setter, which would take it for a value that React has set
 * itself, and with the event that React listens to. Throws where there is no such field.
 */
export const typeInto = (field: Element | null | undefined, text: string): void => {
  if (field == null) throw new Error("There is no field to type into")
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}
