import { useId } from "react"
import { controlStyle } from "./field.tsx"
import { Icon } from "./icon.tsx"
import type { Option } from "./option-list.tsx"

export interface NativeSelectProps {
  readonly label: string
  readonly options: ReadonlyArray<Option>
  readonly value: string
  readonly onChange: (id: string) => void
  readonly className?: string
  readonly isDisabled?: boolean
}

/** The browser's own choice of one: for tool bars of first screens, where the Select would weigh 30 kB. */
export function NativeSelect({
  label,
  options,
  value,
  onChange,
  className = "",
  isDisabled = false,
}: NativeSelectProps) {
  const id = useId()
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.currentTarget.value)}
          className={`${controlStyle} cursor-pointer appearance-none pr-10`}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id} className="bg-raised">
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-4 text-muted"
        />
      </div>
    </div>
  )
}
