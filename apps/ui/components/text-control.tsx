import type { ChangeEvent, ComponentProps, ReactNode } from "react"
import { type FieldProps, NativeField, type useControl } from "./native-field.tsx"
import { useAutoFocus } from "./use-auto-focus.ts"
import { usePreHydrationText } from "./use-pre-hydration-text.ts"

type Attributes = Pick<
  ComponentProps<"input">,
  "autoComplete" | "inputMode" | "maxLength" | "name" | "readOnly" | "required"
>

/** What fields of text have in common. */
export interface TextControlProps
  extends FieldProps,
    Attributes,
    Pick<ComponentProps<"input">, "aria-describedby" | "autoFocus"> {
  readonly value: string
  readonly onChange?: (text: string) => void
  readonly onBlur?: () => void
  readonly className?: string
}

interface TextAttributes extends Attributes, ReturnType<typeof useControl> {
  readonly value: string
  readonly onBlur?: () => void
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
}

interface Rendering {
  /** The input or text area, with these attributes. */
  readonly children: (input: TextAttributes) => ReactNode
}

/** A field of text with its label and texts. What is typed before it comes alive stays. */
export function TextControl({
  label,
  description,
  errorMessage,
  isOptional,
  className,
  "aria-describedby": describedBy,
  autoFocus,
  onChange,
  children,
  ...attributes
}: TextControlProps & Rendering) {
  const place = usePreHydrationText(attributes.value, onChange)
  useAutoFocus(place, autoFocus)
  return (
    <NativeField
      {...{ label, description, errorMessage, isOptional, className }}
      aria-describedby={describedBy}
      ref={place}
    >
      {(control) =>
        children({
          ...control,
          ...attributes,
          onChange: (event) => onChange?.(event.currentTarget.value),
        })
      }
    </NativeField>
  )
}
