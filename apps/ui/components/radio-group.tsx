import { RadioGroup as AriaRadioGroup, Radio } from "react-aria-components/RadioGroup"
import { FieldHelp, FieldLabel, type FieldProps } from "./field.tsx"
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
  description,
  errorMessage,
  isOptional = false,
  options,
  className = "",
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...props}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-2"
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <div className={`flex flex-col gap-2 ${className}`}>
        {options.map((option) => (
          <Radio
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className="group flex cursor-pointer items-start gap-3 rounded-md border border-line-strong bg-surface p-3.5 selected:border-ink selected:bg-accent-soft disabled:cursor-not-allowed disabled:border-dashed"
          >
            <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full border border-line-strong group-selected:border-ink">
              {/* A border: forced colors would take a background away. */}
              <span className="size-2.5 rounded-full border-ink group-selected:border-5" />
            </span>
            <span className="flex flex-col">
              <span className="font-semibold">{option.label}</span>
              {option.description !== undefined && (
                <span className="text-sm text-muted">{option.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  )
}
