import { useState } from "react"
import { Button } from "react-aria-components/Button"
import { Input } from "react-aria-components/Input"
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField"
import { controlStyle, FieldHelp, FieldLabel, type FieldProps } from "./field.tsx"
import { usePreHydrationText } from "./use-pre-hydration-text.ts"

interface PasswordFieldProps extends FieldProps, Omit<AriaTextFieldProps, "className" | "children" | "type"> {
  readonly className?: string
}

/** A password field with a button that shows the text. */
export function PasswordField({
  label,
  description,
  errorMessage,
  isOptional,
  className = "",
  ...props
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const place = usePreHydrationText(props.value, props.onChange)
  return (
    <AriaTextField
      {...props}
      ref={place}
      type={isShown ? "text" : "password"}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={`flex flex-col gap-1.5 ${className}`}
    >
      <FieldLabel label={label} {...(isOptional === undefined ? {} : { isOptional })} />
      <div className="relative">
        <Input className={`${controlStyle} pr-18`} spellCheck={false} autoCapitalize="none" />
        <Button
          aria-label={isShown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
          className="absolute inset-y-0 right-1 my-auto h-10 cursor-pointer rounded-sm px-3 text-sm font-semibold text-muted hover:bg-sunken hover:text-ink"
          onPress={() => setShown(!isShown)}
        >
          {isShown ? "Hide" : "Show"}
        </Button>
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
