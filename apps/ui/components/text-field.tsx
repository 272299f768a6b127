import { useId } from "react"
import { Input, type InputProps } from "react-aria-components/Input"
import { TextArea } from "react-aria-components/TextArea"
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from "react-aria-components/TextField"
import { controlStyle, FieldHelp, FieldLabel, type FieldProps } from "./field.tsx"
import { usePreHydrationText } from "./use-pre-hydration-text.ts"

export interface TextFieldProps extends FieldProps, Omit<AriaTextFieldProps, "className" | "children"> {
  readonly className?: string
  readonly placeholder?: string
  /** Makes it a text area of that many lines. */
  readonly rows?: number
  /** What is often entered here; anything else may be. */
  readonly suggestions?: ReadonlyArray<string>
  readonly inputMode?: NonNullable<InputProps["inputMode"]>
}

export function TextField({
  label,
  description,
  errorMessage,
  isOptional,
  className = "",
  placeholder,
  rows,
  suggestions,
  ...props
}: TextFieldProps) {
  const place = usePreHydrationText(props.value, props.onChange)
  const listId = useId()
  const hint = {
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(suggestions === undefined ? {} : { list: listId }),
  }
  return (
    <AriaTextField
      {...props}
      ref={place}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={`flex flex-col gap-1.5 ${className}`}
    >
      <FieldLabel label={label} {...(isOptional === undefined ? {} : { isOptional })} />
      {rows === undefined ? (
        <Input {...hint} className={controlStyle} />
      ) : (
        <TextArea
          {...(placeholder === undefined ? {} : { placeholder })}
          rows={rows}
          className={`${controlStyle} h-auto py-2.5`}
        />
      )}
      {suggestions !== undefined && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
