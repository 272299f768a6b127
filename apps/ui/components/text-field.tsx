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
  ...props
}: TextFieldProps) {
  const place = usePreHydrationText(props.value, props.onChange)
  const hint = placeholder === undefined ? {} : { placeholder }
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
        <TextArea {...hint} rows={rows} className={`${controlStyle} h-auto py-2.5`} />
      )}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
