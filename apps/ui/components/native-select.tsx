import { useId } from "react"
import { early } from "../page/early-press.ts"
import { controlStyle } from "./field.tsx"
import { Icon } from "./icon.tsx"
import type { Option } from "./option-list.tsx"
import { SelectBox } from "./select-box.tsx"

export interface NativeSelectProps {
  readonly label: string
  readonly options: ReadonlyArray<Option>
  /** Id of the chosen option; empty when none is. */
  readonly value: string
  readonly onChange: (id: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly autoComplete?: string
  /** Shown until something is chosen. */
  readonly placeholder?: string
  readonly errorMessage?: string | undefined
  readonly className?: string
  readonly isDisabled?: boolean
}

/**
 * A native select: for first screens and the checkout, where the Select would weigh 30 kB and where phones have a
 * better picker and browsers autofill.
 */
export function NativeSelect({
  label,
  options,
  value,
  onChange,
  onBlur,
  name,
  autoComplete,
  placeholder,
  errorMessage,
  className = "",
  isDisabled = false,
}: NativeSelectProps) {
  const id = useId()
  const errorId = `${id}-error`
  const isInvalid = errorMessage !== undefined
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <SelectBox
        {...early}
        id={id}
        name={name}
        value={value}
        disabled={isDisabled}
        autoComplete={autoComplete}
        aria-invalid={isInvalid ? true : undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        className={controlStyle}
      >
        {placeholder !== undefined && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.id} value={option.id} className="bg-raised">
            {option.label}
          </option>
        ))}
      </SelectBox>
      {isInvalid && (
        <span id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <Icon name="alert" className="mt-0.5 size-4" />
          {errorMessage}
        </span>
      )}
    </div>
  )
}
