import { type SetStateAction, useState } from "react"
import { drafts } from "../session/drafts.ts"

const keep = (place: string, text: string): void => {
  if (text === "") drafts.delete(place)
  else drafts.set(place, text)
}

/**
 * The state of a text field. With a place, its text waits there while something else is looked at, or until its writer
 * has logged in again; a change that comes after the form has gone is kept, too.
 */
export const useDraft = (place: string | undefined, initial = "") => {
  const kept = () => (place === undefined ? undefined : drafts.get(place))
  const [value, show] = useState(() => kept() ?? initial)
  const setValue = (change: SetStateAction<string>): void => {
    if (place !== undefined) keep(place, typeof change === "string" ? change : change(kept() ?? ""))
    show(change)
  }
  return [value, setValue] as const
}
