import fc from "fast-check"
import { expect, it } from "vitest"
import { PAGES } from "./pages.ts"
import { type KeyPress, type Reading, readKey, WAIT } from "./shortcuts.ts"

const press = (key: string, over: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  at: 0,
  isTyping: false,
  ...over,
})

const typed = (...presses: ReadonlyArray<KeyPress>): Reading =>
  presses.reduce<Reading>((reading, next) => readKey(reading.pending, next), {
    shortcut: null,
    pending: null,
  })

it("gives every page a key of its own", () => {
  expect(new Set(PAGES.map(({ key }) => key)).size).toBe(PAGES.length)
})

it.each(PAGES.map(({ key, to }) => [key.toLowerCase(), to] as const))(
  "G then %s goes to %s",
  (key, shortcut) => {
    expect(typed(press("g"), press(key, { at: 400 })).shortcut).toBe(shortcut)
    expect(typed(press("G"), press(key.toUpperCase(), { at: 400 })).shortcut).toBe(shortcut)
  },
)

it("forgets a G after a while, and after any other key", () => {
  expect(typed(press("g"), press("o", { at: WAIT + 1 })).shortcut).toBeNull()
  expect(typed(press("g"), press("x", { at: 1 }), press("o", { at: 2 })).shortcut).toBeNull()
})

it("opens the palette with ⌘K and Ctrl K, also while typing", () => {
  expect(typed(press("k", { metaKey: true, isTyping: true })).shortcut).toBe("palette")
  expect(typed(press("K", { ctrlKey: true })).shortcut).toBe("palette")
})

it("shows the help at ? and goes to the search at /", () => {
  expect(typed(press("?")).shortcut).toBe("help")
  expect(typed(press("/")).shortcut).toBe("search")
})

it("does nothing else while text is typed or a modifier is held", () => {
  const any = fc.constantFrom("g", "o", "a", "r", "?", "/", "j", "Enter")
  fc.assert(
    fc.property(fc.array(any, { maxLength: 8 }), fc.constantFrom("isTyping", "altKey"), (keys, held) => {
      expect(typed(...keys.map((key) => press(key, { [held]: true })))).toEqual({
        shortcut: null,
        pending: null,
      })
    }),
  )
})
