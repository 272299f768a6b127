import { type ComponentProps, useId } from "react"
import { controlStyle } from "./native-field.tsx"
import { TextControl, type TextControlProps } from "./text-control.tsx"

export interface TextFieldProps
  extends TextControlProps,
    Pick<ComponentProps<"input">, "placeholder" | "type"> {
  /** Makes it a text area of that many lines. */
  readonly rows?: number
  /** What is often entered here; anything else may be. */
  readonly suggestions?: ReadonlyArray<string>
}

export function TextField({ type = "text", placeholder, rows, suggestions, ...props }: TextFieldProps) {
  const listId = useId()
  return (
    <TextControl {...props}>
      {(input) =>
        rows === undefined ? (
          <>
            <input
              {...input}
              type={type}
              placeholder={placeholder}
              list={suggestions && listId}
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
            {...input}
            placeholder={placeholder}
            rows={rows}
            className={`${controlStyle} h-auto py-2.5`}
          />
        )
      }
    </TextControl>
  )
}
