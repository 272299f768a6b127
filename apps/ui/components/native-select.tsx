import { early } from "../page/early-press.ts"
import { controlStyle, NativeField } from "./native-field.tsx"
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
  className,
  isDisabled = false,
}: NativeSelectProps) {
  return (
    <NativeField {...{ label, errorMessage, className }}>
      {(control) => (
        <SelectBox
          {...early}
          {...control}
          name={name}
          value={value}
          disabled={isDisabled}
          autoComplete={autoComplete}
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
      )}
    </NativeField>
  )
}
