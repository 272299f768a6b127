import { useRef, useState } from "react"
import type { RestRequest } from "../../api/rest.ts"
import type { PlaceValues } from "./place-values.ts"

type PlaceName = keyof PlaceValues

/** The fields of one address, as a field group has them. */
interface PlaceGroup {
  readonly state: { readonly values: PlaceValues }
  setFieldValue(name: PlaceName, value: string): void
  readonly form: { validate(cause: "blur"): unknown }
}

/** Completes the place of one address. */
export interface PlaceCompletion {
  readonly rest: RestRequest
  readonly values: () => PlaceValues
  /** Whether a field may be overwritten: it is empty, or holds what was filled in here. What was typed stays. */
  readonly isFree: (name: PlaceName) => boolean
  readonly fill: (found: Partial<PlaceValues>) => void
  /** As `fill`, for what somebody chose: later completions do not overwrite it. */
  readonly choose: (chosen: Partial<PlaceValues>) => void
  readonly isCityTyped: boolean
  readonly setCityTyped: (isTyped: boolean) => void
}

export const usePlaceCompletion = (rest: RestRequest, group: PlaceGroup): PlaceCompletion => {
  const filled = useRef<PlaceValues>({ postalCode: "", city: "", state: "" })
  const [isCityTyped, setCityTyped] = useState(false)
  const write = ({ postalCode, city, state }: Partial<PlaceValues>) => {
    for (const [name, value] of [
      ["postalCode", postalCode],
      ["city", city],
      ["state", state],
    ] as const) {
      if (value !== undefined) group.setFieldValue(name, value)
    }
    // A field that was left empty may show an error, which must go now.
    void group.form.validate("blur")
  }
  return {
    rest,
    values: () => group.state.values,
    isFree: (name) => ["", filled.current[name]].includes(group.state.values[name]),
    fill: (found) => {
      filled.current = { ...filled.current, ...found }
      write(found)
    },
    choose: write,
    isCityTyped,
    setCityTyped,
  }
}
