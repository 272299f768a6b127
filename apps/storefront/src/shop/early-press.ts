import type { RefCallback } from "react"

/**
 * Remembers presses of buttons marked `data-early` until their code has come, and shows them as busy. Inlined into every
 * page, so keep it small.
 */
export const earlyPressScript = `addEventListener("click",function(e){var b=e.target.closest&&e.target.closest("[data-early]");if(b)b.ariaBusy="true"},true)`

/** Given as `ref` to a button marked `data-early`: does what was pressed before the button came alive. */
export const pressedEarly: RefCallback<HTMLButtonElement> = (button) => {
  if (button === null) return
  delete button.dataset.early
  if (button.ariaBusy !== "true") return
  button.ariaBusy = null
  // After the commit that this runs in, when the button's own code is in place.
  queueMicrotask(() => button.click())
}
