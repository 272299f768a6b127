import type { ReactNode, RefObject } from "react"
import { controlStyle } from "./native-field.tsx"
import { TextControl, type TextControlProps } from "./text-control.tsx"

interface SuggestingFieldProps extends TextControlProps {
  readonly input: RefObject<HTMLInputElement | null>
  /** The element of the list box; undefined while it is closed. */
  readonly listId: string | undefined
  readonly activeId: string | undefined
  /** The list, which opens under the control. */
  readonly children: ReactNode
}

/** A text field with a list of suggestions, which are loaded when there are some; any other text may stay. */
export function SuggestingField({ input, listId, activeId, children, ...props }: SuggestingFieldProps) {
  return (
    <TextControl {...props}>
      {(attributes) => (
        <div className="relative">
          <input
            {...attributes}
            ref={input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listId !== undefined}
            aria-controls={listId}
            aria-activedescendant={activeId}
            className={controlStyle}
          />
          {children}
        </div>
      )}
    </TextControl>
  )
}
