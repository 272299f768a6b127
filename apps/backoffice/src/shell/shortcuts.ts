import { PAGES, type PageLink } from "./pages.ts"

/** What the keyboard can ask for anywhere in the back office: a page, or one of the shell's own windows. */
export type Shortcut = PageLink["to"] | "palette" | "help" | "search"

export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  /** Milliseconds, of any clock that only goes forward. */
  readonly at: number
  /** The focus is where text is typed. */
  readonly isTyping: boolean
}

/** A pressed `G` that waits for its second key. */
export interface PendingKey {
  readonly since: number
}

export interface Reading {
  readonly shortcut: Shortcut | null
  readonly pending: PendingKey | null
}

/** After this many milliseconds a `G` is forgotten. */
export const WAIT = 1_200

const GO_TO: ReadonlyMap<string, Shortcut> = new Map(PAGES.map(({ key, to }) => [key.toLowerCase(), to]))

/**
 * Reads one key press. `G` then a letter goes to a page, `?` shows the help, `/` goes to the search; these are ignored
 * where text is typed and with modifiers held. `⌘K` or `Ctrl K` opens the palette from anywhere.
 */
export const readKey = (pending: PendingKey | null, press: KeyPress): Reading => {
  const key = press.key.toLowerCase()
  const nothing: Reading = { shortcut: null, pending: null }
  if ((press.metaKey || press.ctrlKey) && !press.altKey && key === "k")
    return { shortcut: "palette", pending: null }
  if (press.isTyping || press.metaKey || press.ctrlKey || press.altKey) return nothing
  if (pending !== null && press.at - pending.since <= WAIT) {
    return { shortcut: GO_TO.get(key) ?? null, pending: null }
  }
  switch (key) {
    case "g":
      return { shortcut: null, pending: { since: press.at } }
    case "?":
      return { shortcut: "help", pending: null }
    case "/":
      return { shortcut: "search", pending: null }
    default:
      return nothing
  }
}
