import { useState } from "react"
import { controlStyle } from "./native-field.tsx"
import { TextControl, type TextControlProps } from "./text-control.tsx"

/** A password field with a button that shows the text. */
export function PasswordField(props: TextControlProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextControl {...props}>
      {(input) => (
        <div className="relative">
          <input
            {...input}
            type={isShown ? "text" : "password"}
            spellCheck={false}
            autoCapitalize="none"
            className={`${controlStyle} pr-18`}
          />
          <button
            type="button"
            aria-label={`${isShown ? "Hide" : "Show"} ${props.label.toLowerCase()}`}
            className="absolute inset-y-0 right-1 my-auto h-10 cursor-pointer rounded-sm px-3 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink"
            onClick={() => setShown(!isShown)}
          >
            {isShown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </TextControl>
  )
}
