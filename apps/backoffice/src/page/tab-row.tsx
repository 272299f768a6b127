import { showCurrentTab } from "@voltread/ui/components/show-current-tab.ts"
import type { ReactNode } from "react"

/** Links among tabs, in one row that scrolls where they do not fit, fades out where more follow and shows the current one. */
export function TabRow({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <nav aria-label={label} ref={showCurrentTab} className="more-sideways flex border-b border-line">
      {children}
    </nav>
  )
}
