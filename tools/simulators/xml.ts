/** An XML element: name, attributes, and either text or children. */
export interface Element {
  readonly name: string
  readonly attributes: string
  readonly content: string | ReadonlyArray<Element>
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
}

// XML 1.0 has no way to write most control characters, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const escaped = (text: string): string =>
  text.replace(unwritable, "").replace(/[&<>"']/g, (character) => entities[character] ?? character)

export const element = (name: string, ...children: ReadonlyArray<Element>): Element => ({
  name,
  attributes: "",
  content: children,
})

/** Rails' type attributes, which tell a client how to parse the text. */
export const typed = (
  type: "array" | "boolean" | "collection" | "date" | "datetime" | "integer" | "symbol",
  name: string,
  content: string | ReadonlyArray<Element>,
): Element => ({ name, attributes: ` type="${type}"`, content })

/** A value as text; `null` becomes `nil="true"`. */
export const value = (name: string, text: string | null): Element =>
  text === null ? { name, attributes: ' nil="true"', content: [] } : { name, attributes: "", content: text }

const append = (parts: Array<string>, { name, attributes, content }: Element): void => {
  if (content.length === 0) {
    parts.push("<", name, attributes, "/>")
    return
  }
  parts.push("<", name, attributes, ">")
  if (typeof content === "string") parts.push(escaped(content))
  else for (const child of content) append(parts, child)
  parts.push("</", name, ">")
}

export const document = (root: Element): string => {
  const parts = ['<?xml version="1.0" encoding="UTF-8"?>\n']
  append(parts, root)
  return parts.join("")
}
