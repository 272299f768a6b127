import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { onTestFinished } from "vitest"

/** An empty page with React's root in it; both are gone once the test has finished. */
export const openPage = (): { readonly page: HTMLElement; readonly root: Root } => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, scrollTo: () => undefined })
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    page.remove()
  })
  return { page, root }
}
