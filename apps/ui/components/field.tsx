import { FieldError } from "react-aria-components/FieldError"
import { Label } from "react-aria-components/Label"
import { Text } from "react-aria-components/Text"
import { Icon } from "./icon.tsx"
import { type FieldProps, LabelText } from "./native-field.tsx"

export function FieldLabel({ label, isOptional }: Pick<FieldProps, "label" | "isOptional">) {
  return (
    <Label className="text-sm font-semibold">
      <LabelText label={label} isOptional={isOptional} />
    </Label>
  )
}

/** Help and error below a control; the error is announced with the control. */
export function FieldHelp({ description, errorMessage }: Pick<FieldProps, "description" | "errorMessage">) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className="text-sm text-muted">
          {description}
        </Text>
      )}
      <FieldError className="flex items-start gap-1.5 text-sm font-medium text-danger">
        {errorMessage !== undefined && (
          <>
            <Icon name="alert" className="mt-0.5 size-4" />
            <span>{errorMessage}</span>
          </>
        )}
      </FieldError>
    </>
  )
}
