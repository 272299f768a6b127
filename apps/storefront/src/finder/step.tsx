import { NativeSelect } from "@voltread/ui/components/native-select.tsx"
import { useSyncExternalStore } from "react"

interface StepProps<Value extends string | number> {
  readonly label: string
  /** Undefined until the previous step is done, and while loading. */
  readonly values: ReadonlyArray<Value> | undefined
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
  readonly nameOf?: (value: Value) => string
  readonly isLoading: boolean
}

const never = () => () => undefined

/** False before hydration: a choice made then would be lost. */
const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** One select of a finder; its options depend on the steps before it. */
export function Step<Value extends string | number>({
  label,
  values,
  chosen,
  onChoose,
  nameOf = String,
  isLoading,
}: StepProps<Value>) {
  const isReady = useReady()
  const first = isLoading ? "Loading…" : `Select ${label.toLowerCase()}`
  return (
    <NativeSelect
      label={label}
      isDisabled={!isReady || values === undefined}
      value={chosen === undefined ? "" : String(chosen)}
      options={[
        { id: "", label: first },
        ...(values ?? []).map((value) => ({ id: String(value), label: nameOf(value) })),
      ]}
      onChange={(id) => {
        const value = values?.find((each) => String(each) === id)
        if (value !== undefined) onChoose(value)
      }}
    />
  )
}
