import { Button } from "react-aria-components/Button"
import { Group } from "react-aria-components/Group"
import { Input } from "react-aria-components/Input"
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from "react-aria-components/NumberField"
import { FieldHelp, FieldLabel } from "./field.tsx"
import { Icon } from "./icon.tsx"
import type { FieldProps } from "./native-field.tsx"

type NumberFieldProps = Omit<FieldProps, "isOptional"> & Omit<AriaNumberFieldProps, "className" | "children">

/** A number with minus and plus; for money pass `formatOptions` with the currency. */
export function NumberField({ label, description, errorMessage, ...props }: NumberFieldProps) {
  return (
    <AriaNumberField
      {...props}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className="flex flex-col gap-1.5"
    >
      <FieldLabel label={label} />
      <Group className="flex h-12 items-stretch overflow-hidden rounded-md border border-line-strong bg-surface hover:border-ink">
        <Button
          slot="decrement"
          className="grid w-11 cursor-pointer place-items-center hover:bg-sunken disabled:opacity-40"
        >
          <Icon name="minus" className="size-4" />
        </Button>
        <Input className="numeric w-full min-w-0 bg-transparent text-center" />
        <Button
          slot="increment"
          className="grid w-11 cursor-pointer place-items-center hover:bg-sunken disabled:opacity-40"
        >
          <Icon name="plus" className="size-4" />
        </Button>
      </Group>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </AriaNumberField>
  )
}
