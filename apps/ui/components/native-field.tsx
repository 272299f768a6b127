import { type ReactNode, type Ref, useId } from "react"
import { Icon } from "./icon.tsx"

/** Classes of a one-line control. */
export const controlStyle =
  "h-12 w-full min-w-0 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink placeholder:text-muted hover:border-ink aria-invalid:border-danger disabled:opacity-50"

export interface FieldProps {
  readonly label: string
  /** Help text under the control. */
  readonly description?: ReactNode
  readonly errorMessage?: string | undefined
  readonly isOptional?: boolean | undefined
}

interface Described extends Pick<FieldProps, "description" | "errorMessage"> {
  /** Ids of further texts about the control. */
  readonly "aria-describedby"?: string | undefined
}

/** Attributes that tie a control to the texts that `FieldTexts` shows under it. */
export const useControl = ({ description, errorMessage, "aria-describedby": further }: Described) => {
  const id = useId()
  const texts = [
    further,
    description === undefined ? undefined : `${id}-help`,
    errorMessage === undefined ? undefined : `${id}-error`,
  ].filter((each) => each !== undefined)
  return {
    id,
    "aria-describedby": texts.length === 0 ? undefined : texts.join(" "),
    "aria-invalid": errorMessage === undefined ? undefined : true,
  }
}

interface FieldTextsProps extends Pick<FieldProps, "description" | "errorMessage"> {
  /** The control's. */
  readonly id: string
}

/** Help and error under a control. */
export function FieldTexts({ id, description, errorMessage }: FieldTextsProps) {
  return (
    <>
      {description !== undefined && (
        <span id={`${id}-help`} className="text-sm text-muted">
          {description}
        </span>
      )}
      {errorMessage !== undefined && (
        <span id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <Icon name="alert" className="mt-0.5 size-4" />
          <span>{errorMessage}</span>
        </span>
      )}
    </>
  )
}

export const LabelText = ({ label, isOptional = false }: Pick<FieldProps, "label" | "isOptional">) => (
  <>
    {label}
    {isOptional && <span className="font-normal text-muted"> (optional)</span>}
  </>
)

interface NativeFieldProps extends FieldProps {
  readonly className?: string | undefined
  readonly "aria-describedby"?: string | undefined
  readonly ref?: Ref<HTMLDivElement>
  readonly children: (control: ReturnType<typeof useControl>) => ReactNode
}

/** An element of the browser's own with its label and texts: a page of many comes alive in half the time. */
export function NativeField({
  label,
  isOptional,
  className = "",
  ref,
  children,
  ...texts
}: NativeFieldProps) {
  const control = useControl(texts)
  return (
    <div ref={ref} className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={control.id} className="text-sm font-semibold">
        <LabelText label={label} isOptional={isOptional} />
      </label>
      {children(control)}
      <FieldTexts id={control.id} {...texts} />
    </div>
  )
}
