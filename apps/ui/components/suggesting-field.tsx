import type { ReactNode, RefObject } from "react"
import { Input } from "react-aria-components/Input"
import { TextField as AriaTextField } from "react-aria-components/TextField"
import { controlStyle, FieldHelp, FieldLabel, type FieldProps } from "./field.tsx"
import { usePreHydrationText } from "./use-pre-hydration-text.ts"

interface SuggestingFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly autoComplete?: string
  readonly className?: string
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
  className = "",
  input,
  listId,
  activeId,
  children,
  ...props
}: SuggestingFieldProps) {
  const place = usePreHydrationText(props.value, props.onChange)
  return (
    <AriaTextField
      {...props}
      ref={place}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={`flex flex-col gap-1.5 ${className}`}
    >
      <FieldLabel label={label} {...(isOptional === undefined ? {} : { isOptional })} />
      <div className="relative">
        <Input
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          className={controlStyle}
        />
        {children}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaTextField>
  )
}
