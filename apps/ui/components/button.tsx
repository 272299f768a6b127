import type { ReactNode } from "react"
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components/Button"
import { ProgressBar } from "react-aria-components/ProgressBar"
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts"
import { Spinner } from "./spinner.tsx"

export interface ButtonProps extends Omit<AriaButtonProps, "className" | "children"> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly className?: string
  readonly children: ReactNode
}

/** A button; while `isPending` it keeps its focus and says so, and a press does nothing. */
export function Button({
  variant = "primary",
  size = "md",
  className = "",
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton {...props} className={`${buttonStyle(variant, size)} ${className}`}>
      {props.isPending === true && (
        // react-aria announces a pending button by the progress bar inside it.
        <ProgressBar aria-label="Working" isIndeterminate className="inline-flex">
          <Spinner />
        </ProgressBar>
      )}
      {children}
    </AriaButton>
  )
}
