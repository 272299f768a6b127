/**
 * Remembers presses and choices of controls marked `data-early` until their code has come, shows them as busy, and keeps
 * their forms from being sent. Inlined into every page, so keep it small.
 */
export const earlyPressScript = `(function(f){addEventListener("click",f,true);addEventListener("change",f,true)})(function(e){var c=e.target.closest?.("[data-early]");if(c){c.ariaBusy="true";if(c.type=="submit")e.preventDefault()}})`

/** Clicks a check box until it is in the state in which the shopper left it. */
const tick = (box: HTMLInputElement): (() => void) => {
  const { checked, defaultChecked } = box
  return () => {
    if (checked === defaultChecked) return
    box.checked = !checked
    box.click()
  }
}

/** Sets a select to what the shopper has chosen: hydration of another field may have reset it meanwhile. */
const choose = (select: HTMLSelectElement): (() => void) => {
  const { value } = select
  return () => {
    select.value = value
    select.dispatchEvent(new Event("change", { bubbles: true }))
  }
}

const toDo = (control: HTMLElement): (() => void) => {
  if (control instanceof HTMLInputElement) return tick(control)
  if (control instanceof HTMLSelectElement) return choose(control)
  return () => control.click()
}

/** Spread into a button, check box or select: does what was pressed or chosen before it came alive. */
export const early = {
  "data-early": "",
  ref: (control: HTMLButtonElement | HTMLInputElement | HTMLSelectElement | null): void => {
    if (control === null) return
    delete control.dataset.early
    if (control.ariaBusy !== "true") return
    control.ariaBusy = null
    // After the commit that this runs in, when the control's own code is in place.
    queueMicrotask(toDo(control))
  },
}
