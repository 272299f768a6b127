import type { ReactNode, RefObject } from "react"
import { controlStyle, NativeField } from "./native-field.tsx"
import type { TextControlProps } from "./text-field.tsx"
import { usePreHydrationText } from "./use-pre-hydration-text.ts"

interface SuggestingFieldProps extends Omit<TextControlProps, "autoFocus" | "type"> {
  readonly input: RefObject<HTMLInputElement | null>
  /** The element of the list box; undefined while it is closed. */
  readonly listId: string | undefined
  readonly activeId: string | undefined
  /** The list, which opens under the control. */
  readonly children: ReactNode
}

/** A text field with a list of suggestions, which are loaded when there are some; any other text may stay. */
export function SuggestingField({
  label,
  description,
  errorMessage,
  isOptional,
  className,
  "aria-describedby": describedBy,
  onChange,
  input,
  listId,
  activeId,
  children,
  ...props
}: SuggestingFieldProps) {
  const place = usePreHydrationText(props.value, onChange)
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
            ref={input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listId !== undefined}
            aria-controls={listId}
            aria-activedescendant={activeId}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            className={controlStyle}
          />
          {children}
        </div>
      )}
    </NativeField>
  )
}
