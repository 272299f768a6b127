import type { ReactNode } from "react"
import { early } from "../page/early-press.ts"
import { Icon } from "./icon.tsx"
import { FieldTexts, useControl } from "./native-field.tsx"

interface CheckboxProps {
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly errorMessage?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

export function Checkbox({
  isSelected,
  onChange,
  errorMessage,
  className = "",
  children,
  ...props
}: CheckboxProps) {
  const control = useControl({ errorMessage })
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label className="group relative flex cursor-pointer items-start gap-3">
        <input
          {...early}
          {...control}
          {...props}
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onChange(event.currentTarget.checked)}
          className="peer sr-only"
        />
        <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-xs border border-line-strong bg-surface text-on-accent group-hover:border-ink peer-checked:border-ink peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus *:hidden peer-checked:*:block">
          <Icon name="check" className="size-4" />
        </span>
        <span>{children}</span>
      </label>
      <FieldTexts id={control.id} errorMessage={errorMessage} />
    </div>
  )
}
