import { Button } from "react-aria-components/Button"
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox"
import { Input } from "react-aria-components/Input"
import { FieldHelp, FieldLabel } from "./field.tsx"
import { Icon } from "./icon.tsx"
import { controlStyle, type FieldProps } from "./native-field.tsx"
import { type Option, OptionList } from "./option-list.tsx"

interface ComboBoxProps extends FieldProps {
  readonly options: ReadonlyArray<Option>
  readonly value: string | null
  readonly onChange: (id: string | null) => void
  /** What is typed, where the form decides that. */
  readonly inputValue?: string
  readonly onInputChange?: (text: string) => void
  readonly onBlur?: () => void
  readonly placeholder?: string
  readonly className?: string
}

/** Choice of one from a long list by typing part of its label. */
export function ComboBox({
  label,
  description,
  errorMessage,
  isOptional = false,
  options,
  onChange,
  placeholder,
  className = "",
  ...props
}: ComboBoxProps) {
  return (
    <AriaComboBox<Option>
      {...props}
      defaultItems={options}
      onChange={(key) => onChange(typeof key === "string" ? key : null)}
      menuTrigger="focus"
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className={`flex flex-col gap-1.5 ${className}`}
    >
      <FieldLabel label={label} isOptional={isOptional} />
      <div className="relative">
        <Input {...(placeholder === undefined ? {} : { placeholder })} className={`${controlStyle} pr-11`} />
        <Button className="absolute inset-y-0 right-1 my-auto grid size-9 cursor-pointer place-items-center rounded-sm text-muted">
          <Icon name="chevron-down" className="size-4" />
        </Button>
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <OptionList />
    </AriaComboBox>
  )
}
