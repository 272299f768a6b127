import type { ReactNode } from "react"
import {
  Checkbox as AriaCheckbox,
  type CheckboxProps as AriaCheckboxProps,
} from "react-aria-components/Checkbox"
import { Icon } from "./icon.tsx"

interface CheckboxProps extends Omit<AriaCheckboxProps, "className" | "children"> {
  readonly children: ReactNode
  readonly className?: string
}

export function Checkbox({ children, className = "", ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={`group flex cursor-pointer items-start gap-3 disabled:cursor-not-allowed disabled:opacity-50 ${className}`}
    >
      <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-xs border border-line-strong bg-surface text-on-accent group-hover:border-ink group-selected:border-ink group-selected:bg-accent group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-focus">
        <Icon name="check" className="hidden size-4 group-selected:block" />
        <Icon name="minus" className="hidden size-4 group-indeterminate:block" />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  )
}
