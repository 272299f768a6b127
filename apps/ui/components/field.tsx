import type { ReactNode } from "react"
import { FieldError } from "react-aria-components/FieldError"
import { Label } from "react-aria-components/Label"
import { Text } from "react-aria-components/Text"
import { Icon } from "./icon.tsx"

/** Classes of a one-line control. */
export const controlStyle =
  "h-12 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-muted hover:border-ink invalid:border-danger aria-invalid:border-danger disabled:opacity-50"

export interface FieldProps {
  readonly label: string
  /** Help text under the control. */
  readonly description?: ReactNode
  readonly errorMessage?: string | undefined
  readonly isOptional?: boolean
}

export function FieldLabel({ label, isOptional = false }: Pick<FieldProps, "label" | "isOptional">) {
  return (
    <Label className="text-sm font-semibold">
      {label}
      {isOptional && <span className="font-normal text-muted"> (optional)</span>}
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
