import { useState } from "react"
import { controlStyle, NativeField } from "./native-field.tsx"
import type { TextControlProps } from "./text-field.tsx"
import { useAutoFocus } from "./use-auto-focus.ts"
import { usePreHydrationText } from "./use-pre-hydration-text.ts"

/** A password field with a button that shows the text. */
export function PasswordField({
  label,
  description,
  errorMessage,
  isOptional,
  className,
  "aria-describedby": describedBy,
  autoFocus,
  onChange,
  ...props
}: Omit<TextControlProps, "type" | "inputMode">) {
  const [isShown, setShown] = useState(false)
  const place = usePreHydrationText(props.value, onChange)
  useAutoFocus(place, autoFocus)
  return (
    <NativeField
      {...{ label, description, errorMessage, isOptional, className }}
      aria-describedby={describedBy}
      ref={place}
    >
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...props}
            type={isShown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            onChange={(event) => onChange?.(event.currentTarget.value)}
            className={`${controlStyle} pr-18`}
          />
          <button
            type="button"
            aria-label={`${isShown ? "Hide" : "Show"} ${label.toLowerCase()}`}
            className="absolute inset-y-0 right-1 my-auto h-10 cursor-pointer rounded-sm px-3 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </NativeField>
  )
}
