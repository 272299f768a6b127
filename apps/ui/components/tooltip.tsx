import type { ReactElement, ReactNode } from "react"
import { Tooltip as AriaTooltip, TooltipTrigger } from "react-aria-components/Tooltip"

/** A remark on hover and on focus; `children` must be a control that takes focus. */
export function Tooltip({ text, children }: { readonly text: ReactNode; readonly children: ReactElement }) {
  return (
    <TooltipTrigger delay={400}>
      {children}
      <AriaTooltip
        offset={6}
        className="max-w-xs animate-fade rounded-sm bg-ink px-2.5 py-1.5 text-sm text-canvas"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
