import { type ComponentProps, useId } from "react"
import { controlStyle, type FieldProps, NativeField } from "./native-field.tsx"
import { useAutoFocus } from "./use-auto-focus.ts"
import { usePreHydrationText } from "./use-pre-hydration-text.ts"

type InputProps = ComponentProps<"input">

/** What one-line fields of text have in common. */
export interface TextControlProps
  extends FieldProps,
    Pick<
      InputProps,
      | "aria-describedby"
      | "autoComplete"
      | "autoFocus"
      | "inputMode"
      | "maxLength"
      | "name"
      | "readOnly"
      | "required"
      | "type"
    > {
  readonly value: string
  readonly onChange?: (text: string) => void
  readonly onBlur?: () => void
  readonly className?: string
}

export interface TextFieldProps extends TextControlProps, Pick<InputProps, "placeholder"> {
  /** Makes it a text area of that many lines. */
  readonly rows?: number
  /** What is often entered here; anything else may be. */
  readonly suggestions?: ReadonlyArray<string>
}

export function TextField({
  label,
  description,
  errorMessage,
  isOptional,
  className,
  "aria-describedby": describedBy,
  autoFocus,
  onChange,
  type = "text",
  rows,
  suggestions,
  ...props
}: TextFieldProps) {
  const place = usePreHydrationText(props.value, onChange)
  useAutoFocus(place, autoFocus)
  const listId = useId()
  return (
    <NativeField
      {...{ label, description, errorMessage, isOptional, className }}
      aria-describedby={describedBy}
      ref={place}
    >
      {(control) =>
        rows === undefined ? (
          <>
            <input
              {...control}
              {...props}
              type={type}
              list={suggestions && listId}
              onChange={(event) => onChange?.(event.currentTarget.value)}
              className={controlStyle}
            />
            {suggestions !== undefined && (
              <datalist id={listId}>
                {suggestions.map((suggestion) => (
                  <option key={suggestion} value={suggestion} />
                ))}
              </datalist>
            )}
          </>
        ) : (
          <textarea
            {...control}
            {...props}
            rows={rows}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            className={`${controlStyle} h-auto py-2.5`}
          />
        )
      }
    </NativeField>
  )
}
