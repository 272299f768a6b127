import type { ReactNode } from "react"
import { Checkbox } from "../components/checkbox.tsx"
import { useFieldContext } from "./contexts.ts"

export function CheckboxInput({ children }: { readonly children: ReactNode }) {
  const field = useFieldContext<boolean>()
  return (
    <Checkbox
      name={field.name}
      isSelected={field.state.value}
      onChange={field.handleChange}
      onBlur={field.handleBlur}
    >
      {children}
    </Checkbox>
  )
}
