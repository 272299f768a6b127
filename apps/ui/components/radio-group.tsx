import { type FieldProps, FieldTexts, LabelText, useControl } from "./native-field.tsx"
import type { Option } from "./option-list.tsx"

interface RadioOption extends Option {
  readonly isDisabled?: boolean
}

interface RadioGroupProps extends FieldProps {
  readonly options: ReadonlyArray<RadioOption>
  readonly value: string | null
  readonly onChange: (id: string) => void
  /** How the options are laid out. */
  readonly className?: string
}

export function RadioGroup({
  label,
  isOptional,
  options,
  value,
  onChange,
  className = "",
  ...texts
}: RadioGroupProps) {
  const { id, ...described } = useControl(texts)
  return (
    <div role="radiogroup" aria-labelledby={id} {...described} className="flex flex-col gap-2">
      <span id={id} className="text-sm font-semibold">
        <LabelText label={label} isOptional={isOptional} />
      </span>
      <div className={`flex flex-col gap-2 ${className}`}>
        {options.map((option) => (
          <label
            key={option.id}
            className="relative flex cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface p-3.5 has-checked:border-ink has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:border-dashed has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={option.id}
              checked={option.id === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.id)}
              className="peer sr-only"
            />
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong peer-checked:border-ink *:border-ink peer-checked:*:border-5">
              {/* A border: forced colors would take a background away. */}
              <span className="size-2.5 rounded-full" />
            </span>
            <span className="flex flex-col">
              <span className="font-semibold">{option.label}</span>
              {option.description !== undefined && (
                <span className="text-sm text-muted">{option.description}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      <FieldTexts id={id} {...texts} />
    </div>
  )
}
