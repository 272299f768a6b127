import { type ComponentProps, type MouseEvent, useState } from "react"
import { type ButtonSize, type ButtonVariant, buttonStyle } from "./button-style.ts"
import { Spinner } from "./spinner.tsx"

export interface ButtonProps
  extends Omit<ComponentProps<"button">, "disabled" | "onBlur" | "onClick" | "onMouseDown"> {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  readonly isDisabled?: boolean
  /** What the press began is under way. */
  readonly isPending?: boolean
  readonly onPress?: () => void
}

/**
 * A field that is left shows or hides what is wrong with it, and moves the buttons below: one that took the focus with the
 * mouse's button down would no longer be under the pointer when it goes up, and the press would be lost.
 */
const keepFocus = (event: MouseEvent<HTMLButtonElement>): void => {
  if (event.currentTarget.form !== null) event.preventDefault()
}

/**
 * A button of the browser's own, so that a first screen with one needs no code of react-aria. While `isPending` it keeps
 * its focus and says so, and a press does nothing.
 */
export function Button({
  variant = "primary",
  size = "md",
  className = "",
  type = "button",
  isDisabled = false,
  isPending,
  onPress,
  children,
  ...props
}: ButtonProps) {
  // Of many buttons that wait for the same, the one that was pressed says so.
  const [isPressed, setPressed] = useState(false)
  return (
    <>
      <button
        {...props}
        type={type}
        disabled={isDisabled}
        aria-disabled={isPending === true ? true : undefined}
        onMouseDown={keepFocus}
        onClick={(event) => {
          // Not where Enter in a field sends the form: that presses its button, too.
          if (event.detail > 0) event.currentTarget.focus()
          if (isPending === true) return event.preventDefault()
          setPressed(true)
          onPress?.()
        }}
        onBlur={() => setPressed(false)}
        className={`${buttonStyle(variant, size)} ${className}`}
      >
        {isPending === true && <Spinner />}
        {children}
      </button>
      {isPending !== undefined && (
        <span aria-live="polite" className="sr-only">
          {isPending && isPressed && "Working"}
        </span>
      )}
    </>
  )
}
