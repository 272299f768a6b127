import { Button } from "react-aria-components/Button"
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select"
import { FieldHelp, FieldLabel } from "./field.tsx"
import { Icon } from "./icon.tsx"
import { controlStyle, type FieldProps } from "./native-field.tsx"
import { type Option, OptionList } from "./option-list.tsx"

interface SelectProps extends FieldProps {
  readonly options: ReadonlyArray<Option>
  /** Id of the chosen option; null when none is. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly autoComplete?: string
  readonly placeholder?: string
  readonly isDisabled?: boolean
  readonly className?: string
}

export function Select({
  label,
  description,
  errorMessage,
  isOptional = false,
  options,
  value,
  onChange,
  onBlur,
  name,
  autoComplete,
  placeholder = "Select",
  isDisabled = false,
  className = "",
}: SelectProps) {
  return (
    <AriaSelect
      value={value}
      onChange={(key) => {
        if (typeof key === "string") onChange(key)
      }}
      {...(onBlur === undefined ? {} : { onBlur })}
      {...(name === undefined ? {} : { name })}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={`group flex flex-col gap-1.5 ${className}`}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <Button
        className={`${controlStyle} flex cursor-pointer items-center justify-between gap-2 text-left group-invalid:border-danger`}
      >
        <SelectValue className="truncate placeholder-shown:text-muted" />
        <Icon name="chevron-down" className="size-4 text-muted" />
      </Button>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <OptionList options={options} />
    </AriaSelect>
  )
}
